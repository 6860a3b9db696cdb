/** Posts of the lively mode, by the first part of the user names. */
export const openings: Readonly<Record<string, readonly [string, ...string[]]>> = {
  edda: [
    'Second kettle. :teapot:',
    'The sleeve has a sister now. They do not match, and get on well.',
    'Quiet evening in the reports. I have read a poem instead.',
  ],
  bram: [
    'A wheel came in round and went out rounder.',
    'Rain. Mudguards. I say nothing.',
    'Somebody has oiled it with olive oil. It runs, and smells of holidays.',
  ],
  noor: [
    'القمر تأخر، والقطة تنظر إلى ساعتها.',
    'The rain has started on the other side of the street. I am waiting my turn.',
    'قرأت اليوم جملة تصلح باباً.',
  ],
  aviva: [
    'Kerning on a bakery van. I followed it for two streets.',
    'האות ק עומדת היום בתור כמו כולנו.',
  ],
  oskar: [
    'Der Teig geht. Ich gehe auch, aber nur bis zum Ofen.',
    'Jemand hat Helga gegrüßt. Sie hat geblubbert.',
  ],
  wei: ['路灯刚刚亮，像有人点名。', 'Night shift begins. The city lowers its voice.'],
  kofi: [
    'There is a door in this building that says “almost”. Recording it now.',
    'One minute of a stairwell. It has a beginning, a middle and Mrs Adeyemi.',
  ],
  plot42: [
    'The gate is open. We are looking into it.',
    'Robin on the fork. Nobody move.',
    'Beans: up. Committee: down, for tea. :beans:',
  ],
  priya: [
    'Lift 2 has learned patience. Lift 1 is taking notes.',
    'All green on the test floor. I do not trust it either.',
  ],
  lotte: [
    'New puzzle: one thousand pieces, all of them fog.',
    'I have been told to shuffle. I AM shuffling.',
  ],
  amadou: [
    'Something with lemons tonight. Nobody knows what, not even the lemons. :pan:',
    'The soup says another hour.',
  ],
  heinz: [
    'Der 19:04 ist pünktlich. Ich habe gewinkt.',
    'Ich habe jetzt herausgefunden, wie man ein Herz macht. Vorsicht, ich übe.',
  ],
  seb: [
    '>look out of window\n>window looks back\n>nice evening',
    '>be cat\n>own flat\n>allow human',
  ],
  zainab: ['صحّحتُ دفتراً فيه نجمة بدل النقطة. أعطيته الدرجتين.', 'Seven proofs, six of them brave.'],
  pia: [
    'Der Hamster heißt jetzt Doktor Hamster. Es gab eine Wahl.',
    'Frage des Tages: „Wer hat die Pause erfunden, und lebt er noch?“',
  ],
  silas: ['Lamp on.', 'A gull has inspected the gallery and found it adequate.'],
  tomas: ['The tango has come back in. We are not talking about it.'],
  'ines@harbour.example': [
    'Last boat out. The light is doing the thing again.',
    'Found on deck: one glove, warm.',
  ],
  'sleeper@rails.example': [
    'Departing on time from platform nine, with eleven lemons aboard.',
    'Please mind the gap; it has been waiting for you.',
  ],
  'haru@kitsune.example': ['マスターが新しい豆を試している。店じゅうが黙って待つ。'],
  'mothlight@attic.example': [
    'First visitor: brown. Certain of it. #moths',
    'Something large at the window. It is my own hand.',
  ],
  'petra@observatory.example': ['Clouds. Contempt. Coffee.', 'Clear! Clear! I have to run.'],
  'solveig@north.example': [
    'Green tonight, from end to end. I have stopped the van.',
    'Last letter of the day, to myself. I shall be surprised.',
  ],
  'isolde@opera.example': [
    'Curtain in five. The dragon is calm.',
    'He knows the words! I have nothing to do! I am on my fourth biscuit!',
  ],
  'duckling@pond.example': ['duck. [live]', 'An evening duck. Unhurried.'],
  'marten@woodland.example': [
    'Owl, twice. I answered, badly.',
    'The path has moved a little to the left, as it does.',
  ],
};

/** Short replies that suit almost any post. */
export const replies: readonly [string, ...string[]] = [
  'I read this aloud to the kettle.',
  'This is the post that I came for.',
  'More, please, when it suits you.',
  'Agreed, and the heron agrees too.',
  'I was just thinking that, but worse.',
  'Saved, for a day that needs it.',
  'Hah!',
  'You have made the tram late.',
  'Is there a picture? Is there cake?',
  'Genau so.',
  'わかります。',
  'أحسنت!',
  'I should like this on a tea towel.',
  'My aunt would like a word, a kind one.',
  'Noted in the minutes.',
];

export const reactions: readonly [string, ...string[]] = [
  '💙',
  '😂',
  '🌱',
  '✨',
  '👏',
  '🍞',
  'heron',
  'rook',
  'teapot',
  'beans',
  'lemon',
  'owl',
];
