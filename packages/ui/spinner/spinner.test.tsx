import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Spinner } from './spinner.tsx'

const css = readFileSync(new URL('spinner.module.css', import.meta.url), 'utf8')

test('says Loading... and that it is a status', () =>
  expect(renderToStaticMarkup(<Spinner />)).toMatch(/^<div role="status".*>Loading\.\.\.<\/span><\/div>$/))

test('is green and 300 px high', () => {
  expect(css).toContain('--spinner: var(--color-green);')
  expect(css).toContain('height: 300px;')
})

test('takes message and color from its props', () => {
  const markup = renderToStaticMarkup(<Spinner message="Wait" color="#fff" />)
  expect(markup).toContain('style="--spinner:#fff"')
  expect(markup).toContain('>Wait<')
})

test('turns only where motion is welcome', () =>
  expect(css.indexOf('animation:')).toBeGreaterThan(css.indexOf('(prefers-reduced-motion: no-preference)')))
