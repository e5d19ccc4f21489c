import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'

/** Which folder may import which. A person who breaks a rule reads its reason, and what to do instead. */
type Sides = Pick<Extract<IForbiddenRuleType, { to: unknown; from: unknown }>, 'from' | 'to'>
export type RuleWords = { reason: string; remedy: string }
export type DependencyRule = IForbiddenRuleType & RuleWords & { name: string }

const forbid = (name: string, { from, to, ...words }: Sides & RuleWords): DependencyRule => ({
  name,
  severity: 'error',
  from,
  to,
  ...words,
})

const apps = '^(site|contentful-app|migrations|cli)/'
/** Tests, and what only tests use. */
const test = '\\.test\\.tsx?$|/testing/'
const view = '/(view|card|embed)\\.tsx$'

export const rules: DependencyRule[] = [
  forbid('apps-stand-alone', {
    reason: 'The site, the app, the migrations and the command line are built and shipped one by one.',
    remedy: 'Move the shared code into packages/.',
    from: { path: apps },
    to: { path: apps, pathNot: '^$1/' },
  }),
  forbid('packages-below-apps', {
    reason: 'A package does not know who uses it.',
    remedy: 'Let the caller pass what the package needs, or move the code into the package.',
    from: { path: '^packages/', pathNot: '^packages/local/' },
    to: { path: '^(site|contentful-app|migrations|cli|tests)/' },
  }),
  forbid('content-below-services', {
    reason: 'Content is plain data and views: it works without a service.',
    remedy: 'Let the caller fetch the data and pass it.',
    from: { path: '^packages/(content|seed|ui)/' },
    to: { path: '^packages/(feeds|services|local)/' },
  }),
  forbid('feeds-are-pure', {
    reason: 'A feed depends only on the items that it gets.',
    remedy: 'Let the caller fetch the data and pass it.',
    from: { path: '^packages/feeds/' },
    to: { path: '^packages/(services|local)/' },
  }),
  forbid('seed-is-an-example', {
    reason: 'Spaces hold other content than the seed, and code works with any of it.',
    remedy: 'Read the entry from Contentful, or move the value into packages/content.',
    from: { path: '^(site|contentful-app|migrations|packages/(content|feeds|services|ui))/' },
    to: { path: '^packages/seed/' },
  }),
  forbid('ui-stands-alone', {
    reason: 'Primitives know nothing about content.',
    remedy: 'Pass plain values as props, or move the component into packages/content.',
    from: { path: '^packages/ui/' },
    to: { path: '^packages/(content|services)/' },
  }),
  forbid('types-stand-alone', {
    reason: 'The folder of a content type can be copied, renamed or deleted by itself.',
    remedy: 'Move shared code into packages/content/shared; refer to the other type through a slot.',
    from: { path: '^packages/content/types/([^/]+)/' },
    to: { path: '^packages/content/types/', pathNot: '^packages/content/types/$1/' },
  }),
  forbid('models-are-data', {
    reason: 'Migrations and the command line read models and fixtures without a browser or React.',
    remedy: 'Import only from define, shared and types, and move the rest into view.tsx.',
    from: { path: '^packages/content/types/.*/(model|fixture)\\.ts$' },
    to: { pathNot: '^packages/content/(define|shared|types)/.*\\.ts$' },
  }),
  forbid('views-never-fetch', {
    reason: 'A view gets everything through its props, so it works in the live preview too.',
    remedy: 'Fetch in the site, and pass the value.',
    from: { path: view },
    to: { reachable: true, path: 'node_modules/(contentful|contentful-management|@auth0|@shopify|next)/' },
  }),
  forbid('views-run-anywhere', {
    reason: 'A view also runs in the browser, which has no Node API.',
    remedy: 'Compute the value on the server, and pass it.',
    from: { path: view },
    to: { dependencyTypes: ['core'] },
  }),
  forbid('app-is-light', {
    reason: 'The app inside Contentful loads neither the site nor the views, so it opens fast.',
    remedy: 'Import the model instead of the view, or move the function to a module that imports no view.',
    // Whatever it carries is reached from here; to ask for each of its modules takes a minute.
    from: { path: '^contentful-app/src/main\\.tsx$' },
    to: {
      reachable: true,
      path: ['node_modules/next/', '^site/', '^packages/services/', view, '^packages/content/render/'],
    },
  }),
  forbid('server-stands-in-front', {
    reason:
      'The server in front knows paths, answers and tags, and nothing of the pages that the application renders.',
    remedy:
      'Let server.ts pass what the server needs, or move the shared code into site/base or site/content.',
    from: { path: '^site/server/', pathNot: test },
    to: { path: '^site/', pathNot: '^site/(server|content|islands|base)/' },
  }),
  forbid('production-has-no-twins', {
    reason: 'Production code must not depend on the local services or on tests.',
    remedy:
      'Pass the difference through the settings, or move the helper out of packages/local and testing/.',
    from: {
      path: '^(site|contentful-app|migrations|cli|packages/(content|feeds|seed|services|ui))/',
      pathNot: test,
    },
    to: { path: ['^(packages/local|tests)/', test] },
  }),
  forbid('resolvable', {
    reason: 'The file or package does not exist.',
    remedy: 'Correct the path, or add the package to the package.json of the workspace.',
    from: {},
    // Packages of types only have no module to resolve; `plain-client` is an alias of the app's build.
    to: { couldNotResolve: true, pathNot: '^(mdast|hast|unist|contentful-management/plain-client)$' },
  }),
]

export const options: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: ['(^|/)(\\.next[^/]*|dist)/', '\\.module\\.css$', 'next-env\\.d\\.ts$'] },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
  },
}
