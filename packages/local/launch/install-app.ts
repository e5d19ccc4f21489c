import type { EditorInterfaceProps } from 'contentful-management'
import { createClient } from 'contentful-management'

/**
 * Assigns the app to every content type of both spaces, as its configuration screen does: the sidebar widget first, the
 * entry editor as a tab. Assigned content types stay unchanged.
 */
export async function installApp(env: Record<string, string>) {
  const client = createClient(
    {
      accessToken: env.CONTENTFUL_MANAGEMENT_TOKEN ?? '',
      host: env.CONTENTFUL_MANAGEMENT_HOST,
      insecure: env.CONTENTFUL_INSECURE === 'true',
    },
    { type: 'plain' },
  )
  const app = { widgetNamespace: 'app', widgetId: env.CONTENTFUL_APP_ID ?? '' }
  for (const spaceId of [env.CONTENTFUL_ASSOCIATION_SPACE_ID, env.CONTENTFUL_EVENTS_SPACE_ID]) {
    const space = { spaceId, environmentId: env.CONTENTFUL_ENVIRONMENT }
    const { items } = await client.editorInterface.getMany(space)
    for (const editor of items.filter(isForEditors)) {
      if (hasApp(editor, app.widgetId)) continue
      const contentTypeId = editor.sys.contentType.sys.id
      await client.editorInterface.update(
        { ...space, contentTypeId },
        {
          ...editor,
          sidebar: [app, ...(editor.sidebar ?? defaultSidebar)],
          editors: [app, ...(editor.editors ?? [])],
        },
      )
    }
  }
}

/** Contentful's default sidebar. */
const defaultSidebar = ['publication-widget', 'content-preview-widget', 'incoming-links-widget'].map(
  (widgetId) => ({ widgetNamespace: 'sidebar-builtin', widgetId }),
)

/** Editors do not write types with a leading underscore or migration records. */
const isForEditors = ({ sys }: EditorInterfaceProps) => !/^(?:_|migration)/i.test(sys.contentType.sys.id)

const hasApp = ({ sidebar = [] }: EditorInterfaceProps, appId: string) =>
  sidebar.some(({ widgetNamespace, widgetId }) => widgetNamespace === 'app' && widgetId === appId)
