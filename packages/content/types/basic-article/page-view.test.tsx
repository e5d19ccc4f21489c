import { describe, expect, test } from 'vitest'
import type { WidgetProps, Widgets } from '../../define/widgets.ts'
import type { ReadProblem } from '../../derive/read.ts'
import { models } from '../../generated/models.ts'
import type { RenderOptions } from '../../render/page-context.ts'
import { bold, heading, paragraph, richText } from '../../shared/rich-text.ts'
import { detailMarkup } from '../../testing/detail-of.ts'
import { wire, wireAsset, wireFixtures } from '../../testing/fixture-page.ts'

const base = { title: 'Handovers', publicationDate: '2026-03-09', canonicalUrl: 'handovers' }
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

const shown = (fields: Record<string, unknown> = {}, more: Partial<RenderOptions> = {}) =>
  detailMarkup('basicArticle', { ...base, ...fields }, more)

const author = wire('bio', {
  name: 'Maren Okafor',
  credentials: 'MD, CPE',
  jobTitle: 'Chief Medical Officer',
  photo: wireAsset('okafor'),
  biography: richText(paragraph('She leads.')),
})

const embeddable = Object.values(models)
  .filter(({ slots }) => (slots as readonly string[]).includes('embed'))
  .map(({ id }) => id)
const embedding = (target: unknown) => ({ nodeType: 'embedded-entry-block', data: { target }, content: [] })

describe('the head of an article', () => {
  test('LI-011 is its title, the only h1 of the page', () => {
    expect(shown()).toMatch(/<h1 class="title title">Handovers<\/h1>/)
    expect(shown().match(/<h1/g)).toHaveLength(1)
  })

  test('LI-015 leads to all articles, and to the topic of the first tag that is one', () => {
    expect(shown({ tags: ['Teams', 'quality and risk'] })).toMatch(
      /<nav aria-label="Breadcrumb".*<a href="\/articles">Articles<\/a>.*<a href="\/articles\/topics\/quality-and-risk">Quality and Risk<\/a>.*<\/nav>/,
    )
    expect(shown({ tags: ['Teams'] })).not.toContain('/articles/topics/')
  })

  test('names its authors with their credentials and portraits', () => {
    const markup = shown({ authors: [author, wire('bio', { name: 'Per Lindqvist' }, 'per')] })
    expect(markup).toContain('>By Maren Okafor, MD, CPE; Per Lindqvist</p>')
    expect(markup).toMatch(/<div class="portraits"><img [^>]*alt="" class="face"\/><\/div>/)
    expect(shown()).not.toMatch(/>By |class="portraits"/)
  })

  test('LI-012 LI-013 shows the summary, the date, and how long the text is', () => {
    const body = richText(paragraph(words(231)))
    const markup = shown({ summary: 'A ward learns.', body })
    expect(markup).toContain('<p class="summary">A ward learns.</p>')
    expect(markup).toContain('<time dateTime="2026-03-09">March 9, 2026</time>')
    expect(markup).toContain('>2-minute read<')
    expect(shown()).not.toMatch(/minute read/)
  })

  test('LI-016 loads the banner image first, and nothing else at once but the small portraits', () => {
    const markup = shown({ authors: [author], bannerImage: wireAsset('banner') })
    const pictures = markup.match(/<img [^>]*>/g) ?? []
    expect(pictures.filter((picture) => /fetchpriority="high"/i.test(picture))).toEqual([
      expect.stringContaining('class="banner"'),
    ])
    expect(pictures.find((picture) => picture.includes('class="portrait"'))).toContain('loading="lazy"')
    expect(pictures.find((picture) => picture.includes('class="banner"'))).toMatch(/width="\d+" height="\d+"/)
  })
})

describe('the key points of an article', () => {
  test('are a list above the text', () =>
    expect(
      shown({ keyPoints: ['Ask first.', '<b>Write it down.'], body: richText(paragraph('One.')) }),
    ).toMatch(
      /<h2 class="keyTitle">Key points<\/h2><ul><li>Ask first\.<\/li><li>&lt;b&gt;Write it down\.<\/li><\/ul><\/section><div class="main"><div id="text"/,
    ))

  test('have no heading without points', () => expect(shown()).not.toContain('Key points'))
})

describe('the opening of an article', () => {
  const long = { body: richText(paragraph(words(300))) }
  const short = { body: richText(paragraph(words(299))) }

  test('is its cover, in the color of its topic', () =>
    expect(shown({ ...long, tags: ['Teams', 'quality and risk'], coverWord: '38 %' })).toMatch(
      /<div aria-hidden="true" class="opening cover \w+ green [^"]+"[^>]*><span class="word">38 %</,
    ))

  test('is its banner image, if it has one', () => {
    const markup = shown({ ...long, bannerImage: wireAsset('banner'), coverWord: '38 %' })
    expect(markup).toContain('class="banner"')
    expect(markup).not.toContain('38 %')
  })

  test('is nothing if the text is short', () => expect(shown(short)).not.toMatch(/class="opening|pictured/))
})

describe('the text of an article', () => {
  const part = (title: string) => [heading(2, title), paragraph(words(320))]
  const long = richText(...part('Why'), heading(3, 'Detail'), ...part('How'), ...part('Then'))

  test('has headings that can be linked to', () => {
    const markup = shown({ body: richText(heading(2, 'Why ', bold('now'))) })
    expect(markup).toContain('<h2 id="section-why-now">Why <b>now</b></h2>')
  })

  test('has a table of contents when it is long, of the headings of the highest rank', () => {
    const contents = shown({ body: long }).match(/<nav aria-label="On this page".*?<\/nav>/)?.[0]
    expect(
      [...(contents ?? '').matchAll(/href="#([^"]+)"[^>]*>([^<]+)/g)].map(([, ...found]) => found),
    ).toEqual([
      ['section-why', 'Why'],
      ['section-how', 'How'],
      ['section-then', 'Then'],
    ])
    for (const [, id] of (contents ?? '').matchAll(/href="#([^"]+)"/g))
      expect(shown({ body: long })).toContain(`id="${id}"`)
  })

  test.each([
    ['two parts', richText(...part('Why'), ...part('How'), paragraph(words(900)))],
    ['few words', richText(heading(2, 'Why'), heading(2, 'How'), heading(2, 'Then'), paragraph(words(890)))],
  ])('has none with %s', (_, body) => expect(shown({ body })).not.toContain('On this page'))

  test('of three sentences is an article', () => {
    const markup = shown({ body: richText(paragraph('One. Two. Three.')) })
    expect(markup).toContain('<p>One. Two. Three.</p>')
    expect(markup).toContain('>1-minute read<')
  })

  test.each(embeddable)('can hold %s', (type) => {
    const target = wireFixtures()[type]
    const problems: string[] = []
    const report = ({ message }: ReadProblem) => problems.push(message)
    const markup = shown(
      { body: { nodeType: 'document', data: {}, content: [embedding(target)] } },
      { report },
    )
    expect(markup).toMatch(/<div id="text" class="body"><.+<\/div>/)
    expect(markup).not.toContain('Unknown Type')
    expect(problems).toEqual([])
  })

  test('loads its pictures when they are near the window', () => {
    const picture = { nodeType: 'embedded-asset-block', data: { target: wireAsset('ward') }, content: [] }
    const body = { nodeType: 'document', data: {}, content: [picture] }
    expect(shown({ body }).match(/<img [^>]*>/)?.[0]).toContain('loading="lazy"')
  })
})

describe('the end of an article', () => {
  test('leads to a course, and asks the site for its price', () => {
    const nextStep = wire('product', { title: 'Finance', slug: 'finance', productType: 'Course', price: 425 })
    const nothing = () => null
    const price = ({ product }: WidgetProps['price']) => <b>{product.price}</b>
    const widgets = { cite: nothing, share: nothing, bookmark: nothing, price } as unknown as Widgets
    expect(shown({ nextStep }, { widgets })).toMatch(
      /<aside aria-label="Next step".*<a href="\/education\/course\/finance">Finance<\/a>.*<b>425<\/b>/,
    )
    expect(shown()).not.toContain('Next step')
  })

  test('leads to no course that has ended', () => {
    const variants = [wire('variant', { courseStartDate: '2026-01-01', courseEndDate: '2026-01-02' })]
    const nextStep = wire('product', { title: 'Finance', slug: 'finance', productType: 'Course', variants })
    const at = (day: string) => shown({ nextStep }, { now: Date.parse(day) })
    expect(at('2025-12-01')).toContain('Next step')
    expect(at('2026-06-01')).not.toContain('Next step')
  })

  test('shows the authors, with the headings of their biographies one rank below', () => {
    const biography = richText(paragraph('She leads.'), heading(2, 'Before'))
    const markup = shown({ authors: [{ ...author, fields: { ...author.fields, biography } }] })
    expect(markup).toContain('<h2 class="partTitle">About the author</h2>')
    expect(markup).toMatch(/Maren Okafor, MD, CPE<\/p><p class="post">Chief Medical Officer<\/p>/)
    expect(markup).toContain('<h3>Before</h3>')
  })

  test('LI-018 LI-019 RT-027 shows its DOI as a link', () => {
    const doi = { doiPrefix: wire('doiPrefix', { prefix: '10.55834' }), doiSuffix: 'plj.1' }
    expect(shown(doi)).toMatch(
      /<a href="https:\/\/doi.org\/10.55834\/plj.1"[^>]*>https:\/\/doi.org\/10.55834\/plj.1</,
    )
    expect(shown({ doiSuffix: 'plj.1' })).not.toContain('doi.org')
  })

  test('links to the edition that it appeared in, in the color of its journal', () => {
    const edition = wire('journalEditions', {
      journal: 'Physician Leadership Journal',
      editionDate: '2026-05-01',
      url: '/publications/subscriptions/plj',
    })
    const markup = shown({ edition })
    expect(markup).toContain('style="--journal:var(--color-light-blue)"')
    expect(markup).toMatch(/<a href="\/publications\/subscriptions\/plj">Physician Leadership Journal<\/a>/)
    expect(markup).toContain('<time dateTime="2026-05-01">May 2026</time>')
  })

  test('links to its topics; other tags have no page', () => {
    const markup = shown({ tags: ['Self-management', 'Teams'] })
    expect(markup).toMatch(/<a href="\/articles\/topics\/self-management" class="tag">Self-Management<\/a>/)
    expect(markup).toContain('<span class="tag">Teams</span>')
  })

  test('asks the site for the ways to cite, share and bookmark it', () => {
    const asked: unknown[] = []
    const note = (name: string) => (props: unknown) => {
      asked.push([name, props])
      return null
    }
    shown(
      {},
      {
        widgets: {
          cite: note('cite'),
          share: note('share'),
          bookmark: note('bookmark'),
        } as unknown as Widgets,
      },
    )
    expect(asked).toEqual([
      [
        'cite',
        {
          space: 'association',
          entry: 'basicArticle',
          path: '/articles/handovers',
          article: expect.objectContaining({ title: 'Handovers', date: '2026-03-09' }),
        },
      ],
      ['share', { path: '/articles/handovers', title: 'Handovers', doiUrl: undefined }],
      [
        'bookmark',
        { entry: 'basicArticle', type: 'article', path: '/articles/handovers', title: 'Handovers' },
      ],
    ])
  })
})

test('an article without anything but its title is a page', () =>
  expect(shown({ publicationDate: undefined })).not.toMatch(/undefined|null|<img|<time/))
