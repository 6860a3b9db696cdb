import { useState, type DragEvent, type ReactNode } from 'react';
import { Field } from '#ui/field.tsx';
import styles from './account-settings.module.css';

const pictureTypes = 'image/png,image/jpeg,image/gif,image/webp,image/bmp,image/x-icon';

/** File field for an image; also accepts drops and pastes. */
export function PictureDrop({
  label,
  description,
  error,
  isDisabled,
  onFile,
  children,
}: {
  label: string;
  description: ReactNode;
  error: ReactNode;
  isDisabled: boolean;
  onFile: (file: File) => void;
  children?: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  const pickImage = (files: FileList | null | undefined): void => {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (file && !isDisabled) onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    pickImage(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.picture}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={({ clipboardData }) => pickImage(clipboardData.files)}
    >
      {children}
      <Field label={label} description={description} error={error}>
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept={pictureTypes}
            disabled={isDisabled}
            onChange={({ target }) => {
              pickImage(target.files);
              target.value = '';
            }}
          />
        )}
      </Field>
    </div>
  );
}
