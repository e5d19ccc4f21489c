import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { frequent } from './frequent.ts'
import { Icon } from './icon.tsx'
import { iconNames, largeIconNames } from './names.ts'

const sprite = readFileSync(new URL('icons.svg', import.meta.url), 'utf8')
const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([\w-]+)" viewBox="([\d ]+)">(.*?)<\/symbol>/g)].map(
    ([, id = '', viewBox, drawing]) => [id, { viewBox, drawing }],
  ),
)

/** The specification lists these. */
const specified = [
  'article book bookmark bookmarkFilled calendar carrotDown carrotUp check close colorGradient document education',
  'event hamburger location membership play quote rainbow smile search star thumb triangle',
].flatMap((line) => line.split(' '))

describe('the sprite', () => {
  test.each(specified)('holds the specification’s %s', (name) => {
    expect(iconNames).toContain(name)
    expect(symbols.get(name)?.viewBox).toBe('0 0 24 24')
  })

  test('holds each icon and nothing else', () =>
    expect([...symbols.keys()].toSorted()).toEqual(
      [...iconNames, ...largeIconNames.map((name) => `${name}-large`)].toSorted(),
    ))

  test('has a larger, more detailed drawing of eight', () => {
    expect(largeIconNames).toHaveLength(8)
    for (const name of largeIconNames) {
      expect(symbols.get(`${name}-large`)?.viewBox).toBe('0 0 48 48')
      expect(symbols.get(`${name}-large`)?.drawing).not.toBe(symbols.get(name)?.drawing)
    }
  })

  test('holds drawings only: nothing that runs, loads or has a colour of its own', () => {
    expect(sprite).not.toMatch(/<script|<style|<image|href|\son\w+=|url\(|#[\da-f]{3}/i)
    expect([...sprite.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, value]) => value)).not.toContainEqual(
      expect.not.stringMatching(/^(?:currentColor|none)$/),
    )
  })
})

describe('an icon', () => {
  test.each(Object.entries(frequent))(
    '%s is inline in the page, with the drawing of the sprite',
    (name, path) => {
      expect(symbols.get(name)?.drawing).toContain(`d="${path?.d}"`)
      const markup = renderToStaticMarkup(<Icon name={name as 'play'} />)
      expect(markup).toContain(`d="${path?.d}"`)
      expect(markup).not.toContain('<use')
    },
  )

  test('comes from the sprite, as large as the text', () =>
    expect(renderToStaticMarkup(<Icon name="calendar" />)).toMatch(
      /^<svg class="[^"]+" aria-hidden="true"><use href="[^"]*icons[^"]*\.svg#calendar">/,
    ))

  test('is another drawing where it is large', () =>
    expect(renderToStaticMarkup(<Icon name="play" size="large" />)).toMatch(
      /^<svg class="[^"]*large[^"]*".*\.svg#play-large">/,
    ))

  test('with a label is a picture that says it', () =>
    expect(renderToStaticMarkup(<Icon name="search" label="Search" />)).toContain(
      'role="img" aria-label="Search"',
    ))
})
