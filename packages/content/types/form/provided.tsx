import { Frame } from '@association/ui/frame/frame.tsx'
import { OrWrite } from '@association/ui/frame/or-write.tsx'
import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { messages } from './messages.ts'
import { form } from './model.ts'

type Props = { entry: Entry<'form'>; page: Page }

/** Kept free for a form before its own height is known: a person’s name, how to answer and a few sentences. Pixels. */
const reserved = 840

/** What the provider's script may do in its frame; it is shut off from our pages, cookies and storage. */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

const portal = new RegExp(form.fields.portalId.pattern)
const id = new RegExp(form.fields.formId.pattern)

/** The address of the provider's form. Returns undefined for malformed ids, as while an editor types them. */
export function formAddress({ entry, page }: Props): string | undefined {
  const { portalId = '', formId = '' } = entry.fields
  return portal.test(portalId) && id.test(formId) ? page.embed('form', `${portalId}/${formId}`) : undefined
}

/** The provider's form, in a frame of its own. */
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
