/** For each rule, the smallest tree of files that breaks it: `{ path: text }`. */
export const violations: Record<string, Record<string, string>> = {
  'apps-stand-alone': {
    'cli/commands/seed.ts': `import '../../migrations/engine/plan.ts'`,
    'migrations/engine/plan.ts': 'export {}',
  },
  'packages-below-apps': {
    'packages/services/client.ts': `import '../../site/page.ts'`,
    'site/page.ts': 'export {}',
  },
  'content-below-services': {
    'packages/content/read.ts': `import '../services/client.ts'`,
    'packages/services/client.ts': 'export {}',
  },
  'feeds-are-pure': {
    'packages/feeds/items.ts': `import '../services/client.ts'`,
    'packages/services/client.ts': 'export {}',
  },
  'seed-is-an-example': {
    'site/page/home.ts': `import '../../packages/seed/content/home.ts'`,
    'packages/seed/content/home.ts': 'export {}',
  },
  'ui-stands-alone': {
    'packages/ui/icon.tsx': `import '../content/index.ts'`,
    'packages/content/index.ts': 'export {}',
  },
  'types-stand-alone': {
    'packages/content/types/section/view.tsx': `import '../title/view.tsx'`,
    'packages/content/types/title/view.tsx': 'export {}',
  },
  'models-are-data': {
    'packages/content/types/title/model.ts': `import '../../render/index.ts'`,
    'packages/content/render/index.ts': 'export {}',
  },
  'views-never-fetch': {
    'packages/content/types/title/view.tsx': `import './load.ts'`,
    'packages/content/types/title/load.ts': `import 'contentful'`,
    'node_modules/contentful/index.js': 'export {}',
  },
  'views-run-anywhere': {
    'packages/content/types/title/view.tsx': `import 'node:fs'`,
  },
  'app-is-light': {
    'contentful-app/src/main.tsx': `import '../../packages/content/summary.ts'`,
    'packages/content/summary.ts': `import './types/title/view.tsx'`,
    'packages/content/types/title/view.tsx': 'export {}',
  },
  'server-stands-in-front': {
    'site/server/front.ts': `import '../page/entry.ts'`,
    'site/page/entry.ts': 'export {}',
  },
  'production-has-no-twins': {
    'site/page/load.ts': `import './source.ts'`,
    'site/page/source.ts': `import '../../packages/local/contentful/index.ts'`,
    'packages/local/contentful/index.ts': 'export {}',
  },
  resolvable: {
    'site/page/load.ts': `import './gone.ts'`,
  },
  'layers-point-down': {
    'packages/feeds/feed.ts': `import './formats/rss.ts'`,
    'packages/feeds/formats/rss.ts': 'export {}',
  },
  'every-file-has-a-layer': {
    'packages/feeds/files/write.ts': `import '../feed.ts'`,
    'packages/feeds/feed.ts': 'export {}',
  },
  'no-circles': {
    'packages/feeds/formats/rss.ts': `import './atom.ts'`,
    'packages/feeds/formats/atom.ts': `import './rss.ts'`,
  },
  'no-circles-of-folders': {
    'packages/feeds/formats/rss/write.ts': `import '../atom/dates.ts'`,
    'packages/feeds/formats/rss/dates.ts': 'export {}',
    'packages/feeds/formats/atom/write.ts': `import '../rss/dates.ts'`,
    'packages/feeds/formats/atom/dates.ts': 'export {}',
  },
}
