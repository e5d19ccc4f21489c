import { expect, test } from 'vitest'
import { mediaFields } from '../../shared/media/fields.ts'
import { wire, wireAsset } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { mediaCard } from './model.ts'

const card = (fields: Record<string, unknown> = {}) =>
  markupOf('mediaCard', {
    mediaFile: wireAsset('hills'),
    contents: [wire('title', { text: 'A course' })],
    ...fields,
  })

test('has the fields of a media block', () => expect(mediaCard.fields).toMatchObject(mediaFields))

test('is a picture and its words in one box', () => {
  expect(card()).toContain('<div class="media column card"><div class="figure center">')
  expect(card()).toContain('<div class="words">')
})

test('leads as a whole to its address only when it is meant to', () => {
  expect(card({ pathOrUrl: '/course', cardLink: true })).toContain(
    '<a href="/course" class="cover"><span class="visually-hidden">A course</span></a>',
  )
  expect(card({ pathOrUrl: '/course' })).toMatch(/<a href="\/course" target="_blank"[^>]*class="pictureLink"/)
})

test('is named by the plain words of its title', () => {
  const contents = [wire('title', { text: '**Lead** from [here](/x)' })]
  expect(card({ pathOrUrl: '/course', cardLink: true, contents })).toContain(
    '<span class="visually-hidden">Lead from here</span>',
  )
})

test.each([{ imageWidth: 240 }, { imageHeight: 120 }])('shows its picture in the size of %j', (size) => {
  expect(card(size)).toContain('class="shown sized"')
})

test('fills its upper part with a picture that has no chosen size', () => {
  expect(card()).toContain('<div class="shown">')
})

test.each(['start', 'center', 'end'])('places a picture at the %s', (alignImage) => {
  expect(card({ imageWidth: 240, alignImage })).toContain(`<div class="figure ${alignImage}">`)
})
