import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'

/** Who may import whom; each rule's comment is what a person reads when it is broken. */
type Rule = Extract<IForbiddenRuleType, { to: unknown; from: unknown }>
const forbid = (name: string, comment: string, sides: Pick<Rule, 'from' | 'to'>): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  ...sides,
})

const apps = '^(site|contentful-app|migrations|cli)/'
/** Tests, and what only tests use. */
const test = '\\.test\\.tsx?$|/testing/'
const view = '/(view|card|embed)\\.tsx$'

export const rules: IForbiddenRuleType[] = [
  forbid('no-cycles', 'A cycle means two modules are one; merge or invert them.', {
    from: { pathNot: '^packages/content/(define|generated|types)/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  }),
  forbid('apps-stand-alone', 'Applications share code through packages/, never through each other.', {
    from: { path: apps },
    to: { path: apps, pathNot: '^$1/' },
  }),
  forbid('packages-below-apps', 'A package never knows who uses it.', {
    from: { path: '^packages/', pathNot: '^packages/local/' },
    to: { path: '^(site|contentful-app|migrations|cli|tests)/' },
  }),
  forbid('content-below-services', 'Content knows nothing of services.', {
    from: { path: '^packages/(content|ui)/' },
    to: { path: '^packages/(feeds|services|local)/' },
  }),
  forbid('feeds-are-pure', 'A feed is made of what it is given: it asks no service.', {
    from: { path: '^packages/feeds/' },
    to: { path: '^packages/(services|local)/' },
  }),
  forbid('ui-stands-alone', 'Primitives know nothing of content.', {
    from: { path: '^packages/ui/' },
    to: { path: '^packages/(content|services)/' },
  }),
  forbid('types-stand-alone', 'A content type folder never imports another one; they meet through slots.', {
    from: { path: '^packages/content/types/([^/]+)/' },
    to: { path: '^packages/content/types/', pathNot: '^packages/content/types/$1/' },
  }),
  forbid('models-are-data', 'A model or fixture is plain data and runs anywhere: it imports no view.', {
    from: { path: '^packages/content/types/.*/(model|fixture)\\.ts$' },
    to: { pathNot: '^packages/content/(define|shared|types)/.*\\.ts$' },
  }),
  forbid('views-never-fetch', 'A view gets everything through props.', {
    from: { path: view },
    to: { reachable: true, path: 'node_modules/(contentful|contentful-management|@auth0|@shopify|next)/' },
  }),
  forbid('views-run-anywhere', 'A view runs in a browser too: it imports nothing of Node.', {
    from: { path: view },
    to: { dependencyTypes: ['core'] },
  }),
  forbid(
    'app-is-light',
    'The app inside Contentful carries neither the site nor its views, by whatever way.',
    {
      // Whatever it carries is reached from here; to ask for each of its modules takes a minute.
      from: { path: '^contentful-app/src/main\\.tsx$' },
      to: {
        reachable: true,
        path: ['node_modules/next/', '^site/', '^packages/services/', view, '^packages/content/render/'],
      },
    },
  ),
  forbid(
    'production-has-no-twins',
    'Nothing that is shipped imports the local services, tests or their helpers.',
    {
      from: {
        path: '^(site|contentful-app|migrations|cli|packages/(content|feeds|services|ui))/',
        pathNot: test,
      },
      to: { path: ['^(packages/local|tests)/', test] },
    },
  ),
  forbid('resolvable', 'An import must resolve.', {
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
