import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Widgets } from '../../define/widgets.ts'
import { contentTypeFor } from '../../derive/content-types.ts'
import type { RenderOptions } from '../../render/page-context.ts'
import { renderPage } from '../../render/render-page.tsx'
import { paragraph, richText } from '../../shared/rich-text.ts'
import { check } from '../../testing/check.ts'
import { pageOf, options as usual, wire } from '../../testing/fixture-page.ts'

const ids = { portalId: '4820193', formId: '6d1f4a02-93be-4c55-8e0a-2f7d9b1c6e34' }
const options = { ...usual, embeds: { form: '/embed/form' }, supportEmail: 'help@leaders.example' }
const shown = (type: string, fields: Record<string, unknown>, more: Partial<RenderOptions> = {}) =>
  renderToStaticMarkup(renderPage(pageOf(wire(type, fields)).page, { ...options, ...more }))
const form = (fields: Record<string, unknown> = {}) => shown('form', { ...ids, ...fields })
const words = (text: string) => wire('content', { text: richText(paragraph(text)) }, text)

describe('a form', () => {
  test('has a place for the frame of the provider’s form, and asks for nothing before', () => {
    const markup = form()
    expect(markup).toContain(`data-frame="/embed/form/4820193/${ids.formId}"`)
    expect(markup).not.toMatch(/<iframe|<script/)
  })

  test('without JavaScript leads to a page of its own, or to whom to write', () => {
    expect(form()).toContain(
      `<a href="/embed/form/4820193/${ids.formId}">Open the form on a page of its own</a>`,
    )
    expect(form()).toContain('href="mailto:help@leaders.example"')
  })

  test('is at most 600 px wide, in the middle', () => {
    expect(form()).toContain('<div class="form center" style="--max-width:600px">')
  })

  test('follows its editor in place, width, colour, classes and anchor', () => {
    const markup = form({
      horizontalAlign: 'end',
      formMaxWidth: 420,
      backgroundColor: 'paleBlue',
      containerClasses: 'py-5',
      formClasses: 'card',
      hashLink: 'ask',
    })
    expect(markup).toContain(
      '<section class="band ground on-light band py-5" style="--background:var(--color-pale-blue)"><a name="ask"></a>',
    )
    expect(markup).toContain('<div class="form end boxed card" style="--max-width:420px">')
  })

  test('is between its top and bottom components', () => {
    const markup = form({ topComponents: [words('Above')], bottomComponents: [words('Below')] })
    expect(markup).toMatch(/Above.*data-frame.*Below/)
  })

  test.each([{ portalId: '48"><b>' }, { formId: '../../login' }, { formId: undefined }])(
    'with %j shows no frame, and no empty box',
    (wrong) => expect(form(wrong)).not.toMatch(/data-frame|class="form/),
  )

  test('is the type that other systems call hubspotForm', () => {
    expect(shown('hubspotForm', ids)).toContain('data-frame')
  })
})

describe('the alternate content', () => {
  const widgets = new Proxy({} as Widgets, {
    get:
      () =>
      ({ visitor, member }: { visitor: ReactNode; member: ReactNode }) => (
        <>
          [visitor {visitor}][member {member}]
        </>
      ),
  })
  const withWidgets = (fields: Record<string, unknown>) => shown('form', { ...ids, ...fields }, { widgets })
  const alternate = { loggedInUserAlternateContent: richText(paragraph('Welcome back')) }

  test('takes the form’s place for those who are logged in', () => {
    expect(withWidgets(alternate)).toMatch(/\[visitor .*data-frame.*\]\[member .*Welcome back/)
  })

  test('without alternate content every viewer sees the form', () =>
    expect(withWidgets({})).not.toContain('[member'))
})

test('reports malformed ids', () => {
  const type = contentTypeFor('form')
  const told = type && check(type, { internalName: 'x', portalId: 'abc', formId: '1' })
  expect(told?.map(({ field }) => field)).toEqual(['portalId', 'formId'])
})
