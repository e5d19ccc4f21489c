import type { RenderOptions } from '@association/content/render'
import type { Delivered } from '@association/services/contentful/delivered.ts'
import { siteWidgets } from '../../features/widgets/site-widgets.tsx'
import { type CanvasSession, canvasSession } from '../canvas/canvas-session.ts'
import { askForChanges, watchChanges } from '../changes/watch-changes.ts'
import { connectApp } from '../connection/app-bridge.ts'
import {
  type Connection,
  editorOf,
  noConnection,
  type Preview,
  publishedPreview,
} from '../connection/connection.ts'
import { problemTeller } from '../connection/problem-teller.ts'
import { fetchLinked } from '../content/fetch-linked.ts'
import { keyOf, type Ref } from '../content/links.ts'
import { type LiveContent, liveContent } from '../content/live-content.ts'
import { ruleRemarks } from '../content/rule-remarks.ts'
import type { PreviewSettings } from '../settings.ts'
import { answerOf, timeOfView } from '../view-as/answer-of.ts'
import { previewEvents } from '../view-as/preview-events.ts'

export function previewSession(delivered: Delivered, settings: PreviewSettings) {
  const content = liveContent(delivered, settings.ids, settings.version)
  const { ids, environment, locale, links, scheme, embeds, widgets, viewAs, events } = settings
  const now = timeOfView(viewAs)
  const remarks = ruleRemarks(content)
  const isPublished = settings.version === 'published'
  const canvas = canvasSession(content, ids)
  const options: RenderOptions = {
    ...(!isPublished && { remarks: remarks.source }),
    mode: 'preview',
    links,
    scheme,
    embeds,
    supportEmail: widgets.supportEmail,
    now,
    widgets: siteWidgets(widgets, viewAs && answerOf(viewAs, now)),
    ...(events && previewEvents(events, now)),
    ids: { spaces: ids, environment, locale },
    report: content.report,
    placed: canvas.blocks.placed,
  }
  return {
    content,
    options,
    canvas,
    /** `show` renders the content before it returns. */
    async open(show: () => void): Promise<Connection> {
      if (isPublished) return connect(publishedPreview({ settings, canvas, tree: content.root }, show))
      const { tell, listen } = problemTeller(content)
      const update = () => {
        show()
        tell()
        remarks.look()
        canvas.shown.changed()
      }
      remarks.look()
      const connection = await connect(previewOf({ content, settings, canvas, update }))
      listen(connection.problems)
      return connection
    },
  }
}

async function connect(preview: Preview): Promise<Connection> {
  const { settings } = preview
  const editor = editorOf(settings)
  if (editor === 'app' && settings.nonce !== undefined) return connectApp(preview, settings.nonce)
  if (editor !== 'pane') return noConnection
  // Only Contentful's pane needs the SDK.
  const { connectPane } = await import('../connection/contentful-pane.ts')
  return connectPane(preview)
}

type PreviewParts = {
  content: LiveContent
  settings: PreviewSettings
  canvas: CanvasSession
  update: () => void
}

function previewOf({ content, settings, canvas, update }: PreviewParts): Preview {
  let { token } = settings

  async function fetchNewlyLinked() {
    await Promise.all(content.newlyLinked().map(fetchOne))
  }

  async function fetchOne(ref: Ref) {
    try {
      const more = await fetchLinked(ref, { ids: settings.ids, token: () => token })
      if (more && content.add(more)) update()
    } catch {
      // The link shows as missing until the next change retries.
      content.askAgain(ref)
    }
  }

  async function refresh() {
    const saved = await fetchLinked(content.rootRef, { ids: settings.ids, token: () => token })
    if (saved && content.add(saved)) update()
  }

  return {
    settings,
    canvas,
    refresh,
    watch({ isRootSent = false, onRead = () => {} } = {}) {
      const root = keyOf(content.rootRef)
      const shown = () => content.watched().filter((key) => !isRootSent || key !== root)
      const read = () => refresh().then(onRead)
      return watchChanges({ ask: () => askForChanges(shown(), token), read, page: document })
    },
    tree: content.root,
    patch({ space, entry, fields }) {
      content.patch({ space, linkType: 'Entry', id: entry }, fields)
      update()
      void fetchNewlyLinked()
    },
    replace(tree) {
      if (content.addTree(tree)) update()
      void fetchNewlyLinked()
    },
    renewToken(fresh) {
      token = fresh
    },
  }
}
