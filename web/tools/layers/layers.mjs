// The layers of src/: each folder, or file beside them, with what it may import apart from itself. They are listed from the bottom
// up, and a layer may only name layers above it in this list, so there are no cycles between them.
export const LAYERS = Object.entries({
  protocol: [],
  reference: [],
  languages: [],
  router: [],
  prefs: ['languages'],
  api: ['protocol'],
  net: ['protocol', 'api'],
  board: ['protocol'],
  words: ['protocol', 'languages', 'prefs'],
  cards: ['reference', 'board', 'words'],
  game: ['protocol', 'board', 'words'],
  shell: ['protocol', 'languages', 'router', 'prefs', 'api', 'words'],
  rules: ['reference', 'board', 'words', 'cards', 'shell'],
  home: ['protocol', 'router', 'prefs', 'api', 'board', 'words', 'shell'],
  replay: ['protocol', 'router', 'prefs', 'api', 'board', 'words', 'cards', 'game', 'shell'],
  table: [
    'protocol',
    'reference',
    'languages',
    'router',
    'prefs',
    'api',
    'net',
    'board',
    'words',
    'cards',
    'game',
    'shell',
  ],
  App: ['router', 'prefs', 'words', 'shell', 'rules', 'home', 'replay', 'table'],
  main: ['App'],
  gallery: ['protocol', 'languages', 'prefs', 'net', 'board', 'words', 'cards', 'game', 'table'],
});

LAYERS.forEach(([layer, uses], i) => {
  const below = LAYERS.slice(0, i).map(([name]) => name);
  for (const use of uses) if (!below.includes(use)) throw new Error(`${layer} may not use ${use}: it is not below it`);
});
