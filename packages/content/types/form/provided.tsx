import { Frame } from '@association/ui/frame/frame.tsx'
import { OrWrite } from '@association/ui/frame/or-write.tsx'
import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { messages } from './messages.ts'
import { form } from './model.ts'

type Props = { entry: Entry<'form'>; page: Page }

/** Pixels, until the form reports its height. */
const reserved = 840

/** Keeps the provider's script away from the site's pages, cookies and storage. */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

const portal = new RegExp(form.fields.portalId.pattern)
const id = new RegExp(form.fields.formId.pattern)

/** Returns undefined for malformed ids, as while an editor types. */
export function formAddress({ entry, page }: Props): string | undefined {
  const { portalId = '', formId = '' } = entry.fields
  return portal.test(portalId) && id.test(formId) ? page.embed('form', `${portalId}/${formId}`) : undefined
}

export function Provided({ entry, page, src }: Props & { src: string }): ReactNode {
  const { formTitle = messages.untitled } = entry.fields
  return (
    <Frame src={src} title={formTitle} origin="null" prefix="form." sandbox={sandbox} height={reserved} fits>
      <p>
        <a href={src}>{messages.open}</a>
      </p>
      <OrWrite to={page.supportEmail} />
    </Frame>
  )
}
