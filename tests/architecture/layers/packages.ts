export const feeds = {
  'index.ts': 'What other workspaces import.',
  citations: 'Citations of articles: five styles, BibTeX and RIS.',
  calendar: 'Schedules, editions and registrations as calendars.',
  check: 'Checks the text of a feed against the rules of its format.',
  entries: 'The items of entries, and the list of feeds.',
  formats: 'A feed as text.',
  'feed.ts': 'The types of a feed.',
} as const

export const local = {
  'app-server': 'Serves the bundle of our Contentful app.',
  launch: '`npm start`, `npm run dev` and `npm run reset`.',
  'web-app': 'A twin of the web app of Contentful.',
  contentful: 'A twin of Contentful.',
  identity: 'A twin of the identity provider.',
  'member-app': 'A stub of the member application.',
  platform: 'A twin of the member platform.',
  storefront: 'A twin of the shop.',
  search: 'A twin of the search provider.',
  embeds: 'Twins of the services that pages embed.',
  members: 'The demo accounts.',
  environment: 'The local value and port of each variable.',
  server: 'What the local servers share.',
} as const

export const seed = {
  content: 'The example content.',
  catalogue: 'Makes products, books, journals and people.',
  drawing: 'Draws the pictures.',
  'navigation.ts': 'Makes navigation items.',
  'parts.ts': 'Makes entries that most pages hold.',
  'markdown.ts': 'Reads an entry from a Markdown file.',
  'define.ts': 'The words that define an entry and a picture.',
  dates: 'Dates that count from the day of seeding.',
} as const

export const services = {
  contentful: 'Delivery and Preview.',
  orders: 'Orders of the shop.',
  platform: 'The member platform, for one visitor.',
  registrations: 'The registrations of an event for the command line.',
  search: 'The search provider.',
  'secret-proofs': 'Proves that two programs have the same secrets, without sending them.',
  'share-key': 'The signed link of a shared page.',
  'preview-token': 'The signed token that opens the preview of one entry.',
  storefront: 'The shop.',
  'shared-state': 'What all processes of the site share.',
  upstream: 'Deadlines, retries and errors of each request.',
  'command-line': 'Terminal, progress, help and exit codes of the command lines.',
  management: 'The Management API.',
  text: 'Makes control characters visible, and writes CSV.',
  config: 'The only code that reads the environment.',
  signature: 'Signs and verifies requests as Contentful does.',
} as const

export const start = {
  'bench.mjs': '`npm run bench`.',
  'build.mjs': '`npm run build:site` and `npm run build:app`.',
  'cli.mjs': '`npm run cli`.',
  'generate.mjs': '`npm run generate`.',
  'migrate.mjs': '`npm run migrate`.',
  'orphan-guard.mjs': 'Ends a process whose parent is gone.',
  'run-pinned.mjs': 'Installs missing packages, and runs a script with the pinned Node.',
} as const

export const ui = {
  carousel: 'A list that scrolls, with controls.',
  frame: 'The place of the frame of an external service.',
  dialog: 'The form that closes a dialog.',
  form: 'Labels, number inputs and feedback.',
  pagination: 'Links to the pages of a list.',
  button: 'A button.',
  icon: 'An icon of the sheet.',
  island: 'The place of an island.',
  spinner: 'Shows that something loads.',
} as const
