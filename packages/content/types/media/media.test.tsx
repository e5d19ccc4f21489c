import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { renderPage } from '../../render/render-page.tsx'
import { options, pageOf, wire, wireAsset } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'

const everything = {
  audioUrl: 'https://podcasts.example/1.mp3',
  vimeoId: '76979871',
  pathOrUrl: '/membership',
  mediaFile: wireAsset('hills'),
}
const { audioUrl: _, ...withoutSound } = everything
const { vimeoId: __, ...linkedPicture } = withoutSound
const { pathOrUrl: ___, ...picture } = linkedPicture
const media = (fields: Record<string, unknown> = picture) => markupOf('media', fields)
const withPlayer = (fields: Record<string, unknown>) =>
  renderToStaticMarkup(
    renderPage(pageOf(wire('media', fields)).page, {
      ...options,
      embeds: { video: 'https://player.example' },
    }),
  )

describe('the choice of the medium', () => {
  test('a sound before all else, in the browser’s own player', () => {
    const markup = media(everything)
    expect(markup).toContain(
      '<audio class="audio" controls="" preload="none" src="https://podcasts.example/1.mp3"',
    )
    expect(markup).not.toMatch(/<img|<iframe|<details/)
  })

  test('then a video: a link to it around its picture, which knows where its player is', () => {
    const markup = withPlayer(withoutSound)
    expect(markup).toMatch(
      /<a href="https:\/\/vimeo\.com\/76979871"[^>]*class="poster" data-frame="https:\/\/player\.example\/video\/76979871\?dnt=1&amp;autoplay=1"><img[^>]*alt=""/,
    )
    expect(markup).toContain('Play<span class="visually-hidden">: First light</span>')
    expect(markup).not.toMatch(/<iframe|href="\/membership"/)
  })

  test('then a picture that leads somewhere, in a new tab', () => {
    expect(media(linkedPicture)).toMatch(
      /<a href="\/membership" target="_blank" rel="noopener" class="pictureLink"><img[^>]*alt="The sun rises behind blue hills\."/,
    )
  })

  test('else a picture', () => {
    expect(media()).toContain('<img src="https://images.example/hills.png')
    expect(media()).not.toContain('<a')
  })
})

describe('a video', () => {
  test('that is not listed has its key', () => {
    expect(withPlayer({ vimeoId: '76979871/abc123' })).toContain(
      '/video/76979871?dnt=1&amp;autoplay=1&amp;h=abc123"',
    )
  })

  test('is only a link where no player is set up', () => {
    expect(media({ vimeoId: '76979871' })).toContain('href="https://vimeo.com/76979871"')
    expect(media({ vimeoId: '76979871' })).not.toContain('data-frame')
  })

  test.each(['769', '76979871"onload=alert(1)', '//evil.example', '../76979871'])(
    'shows the picture without a video for the invalid id %s',
    (vimeoId) => {
      const markup = media({ ...picture, vimeoId })
      expect(markup).toContain('<img')
      expect(markup).not.toMatch(/vimeo|evil|onload/)
    },
  )
})

test('a sound whose address is not allowed is not played', () => {
  expect(media({ audioUrl: 'javascript:alert(1)' })).not.toMatch(/<audio|javascript/)
})

test('a picture whose address is not allowed leads nowhere', () => {
  expect(media({ ...picture, pathOrUrl: 'javascript:alert(1)' })).not.toContain('<a')
})

describe('a card', () => {
  const contents = [wire('title', { text: 'A course' })]

  test('leads as a whole to its address', () => {
    const markup = media({ ...linkedPicture, cardLink: true, contents })
    expect(markup).toContain(
      '<a href="/membership" class="cover"><span class="visually-hidden">A course</span></a>',
    )
    expect(markup).not.toContain('pictureLink')
  })

  test('without an address is no link', () => {
    expect(media({ ...picture, cardLink: true })).not.toContain('<a')
  })
})

describe('the label', () => {
  const labelled = (fields: Record<string, unknown> = {}, label: Record<string, unknown> = { text: 'New' }) =>
    media({ ...picture, imgLabel: wire('label', label), ...fields })

  test('is at the bottom left of the picture, black on red', () => {
    expect(labelled()).toMatch(
      /<div class="shown"><img[^>]*><span class="label bottom-left" style="--label:var\(--color-red\);--label-text:var\(--color-black\)">New</,
    )
  })

  test('has its own colour of words', () => {
    expect(labelled({}, { text: 'New', color: 'white' })).toContain('--label-text:var(--color-white)')
  })

  test('is not shown without words', () => {
    expect(labelled({}, {})).not.toContain('class="label')
    expect(labelled({ mediaFile: undefined })).not.toContain('class="label')
    expect(media({ ...picture, imgLabel: 'a text of old' })).not.toContain('class="label')
  })

  test('takes position and color from the entry', () => {
    expect(labelled({ labelPosition: 'top-right', imgLabelBackgroundColor: 'yellow' })).toContain(
      'class="label top-right" style="--label:var(--color-yellow);',
    )
  })
})

test('centers a picture, with its text below it', () => {
  expect(media()).toContain('<div class="media column"><div class="figure center">')
})

test('a picture beside words is half as wide as the text from 768 px', () => {
  const row = { ...picture, flexDirection: 'row' }
  expect(media({ ...row, description: 'Some words.' })).toContain('sizes="(max-width: 767px)')
  expect(media({ ...row })).toContain('sizes="(max-width: 991px)')
  expect(media({ ...picture, description: 'Some words.' })).toContain('sizes="(max-width: 991px)')
})

test('place, size, spacing and classes follow the editor', () => {
  const markup = media({
    ...picture,
    alignImage: 'end',
    imageWidth: 300,
    imageBottomSpace: 12,
    flexDirection: 'row-reverse',
    description: 'Some words.',
    contentMinHeight: 200,
    buttons: wire('buttonGroup', { button1Text: 'Join', button1Url: '/join' }),
    class: 'one',
    cardClass: 'card',
    imageContainerClass: 'two',
    contentAreaClasses: 'three',
  })
  expect(markup).toContain('<div class="media row-reverse one card">')
  expect(markup).toContain('<div class="figure end two" style="margin-bottom:12px">')
  expect(markup).toMatch(/<img [^>]*width="300" height="156"/)
  expect(markup).toContain(
    '<div class="words three" style="min-height:200px"><p class="description">Some words.',
  )
  expect(markup).toContain('href="/join"')
})
