/** One shape of an icon, as lucide keeps it: the element's name and its attributes. */
export type IconShape = readonly [name: string, attributes: Readonly<Record<string, string>>];

/** An ellipse as two half turns, begun at its left. */
function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const corner = (dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + radius} ${y}h${across}`,
    corner(radius, radius),
    `v${down}`,
    corner(-radius, radius),
    `h${-across}`,
    corner(-radius, -radius),
    `v${-down}`,
    corner(radius, -radius),
    'z',
  ].join('');
}

/**
 * The shapes of an icon as one path (`d` of SVG), so that a page with hundreds of icons has one
 * element for each. Throws at a shape that it does not know: then a build fails, and no icon is
 * drawn wrongly.
 */
export function iconPath(shapes: readonly IconShape[]): string {
  return shapes
    .map(([name, attributes]) => {
      const number = (key: string, otherwise = 0): number => Number(attributes[key] ?? otherwise);
      switch (name) {
        case 'path': {
          const d = attributes['d'] ?? '';
          /* A path that begins with "m" goes on from where the one before it ended. */
          return d.startsWith('m') ? `M0 0${d}` : d;
        }
        case 'circle':
          return ellipse(number('cx'), number('cy'), number('r'), number('r'));
        case 'ellipse':
          return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
        case 'line':
          return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
        case 'rect':
          return rectangle(
            number('x'),
            number('y'),
            number('width'),
            number('height'),
            number('rx', number('ry')),
          );
        case 'polyline':
          return `M${attributes['points'] ?? ''}`;
        case 'polygon':
          return `M${attributes['points'] ?? ''}z`;
        default:
          throw new Error(`an icon is made of a shape that is not known: ${name}`);
      }
    })
    .join('');
}
