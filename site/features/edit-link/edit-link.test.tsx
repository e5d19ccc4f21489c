import type { Entry } from '@association/content'
import { siteConfig } from '@association/services/config'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { localEnvironment } from '../../../packages/local/environment/environment.ts'
import { EditLink } from './edit-link.tsx'

const config = siteConfig(localEnvironment())
const link = (space: Entry['space'], editLink: typeof config.editLink) =>
  renderToStaticMarkup(
    <EditLink
      entry={{ id: 'home', space, type: 'page', fields: {} } as unknown as Entry}
      config={{ ...config, editLink }}
    />,
  )

test.each(['association', 'events'] as const)('opens a page of %s in its own space', (space) => {
  const { id } = config.contentful.spaces[space]
  expect(link(space, 'always')).toContain(
    `href="${config.contentful.webAppUrl}/spaces/${id}/environments/${config.contentful.environment}/entries/home"`,
  )
})

test('is on no page where only editors may have it', () => {
  expect(link('association', 'editors')).toBe('')
})
