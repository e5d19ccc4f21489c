import { cli } from './cli.ts'
import { content } from './content.ts'
import { contentfulApp } from './contentful-app.ts'
import { migrations } from './migrations.ts'
import { feeds, local, seed, services, start, ui } from './packages.ts'
import { site } from './site.ts'

/** Maps a path below the workspace to one sentence about its content. */
type Layers = Readonly<Record<string, string>>

/**
 * The layers of each workspace, from top to bottom. A layer is a folder or a file, and imports only layers below it in its
 * list.
 */
export const layers: Readonly<Record<string, Layers>> = {
  cli,
  'contentful-app': contentfulApp,
  migrations,
  'packages/content': content,
  'packages/feeds': feeds,
  'packages/local': local,
  'packages/seed': seed,
  'packages/services': services,
  'packages/start': start,
  'packages/ui': ui,
  site,
}
