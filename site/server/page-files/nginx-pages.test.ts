import { expect, test } from 'vitest'
import { nginxPages } from './nginx-pages.ts'

const usual = {
  hosts: ['www.example.org'],
  headers: { 'content-type': 'text/html', 'x-frame-options': 'DENY' },
}
const { folder } = nginxPages(usual)

test('the folder does not depend on its place', () => {
  expect(folder).toMatch(/^pages-[\da-f]{16}$/)
  expect(nginxPages(usual).at('/var/cache/one')).toContain(`root "/var/cache/one/${folder}";`)
  expect(nginxPages(usual).folder).toBe(folder)
})

test.each([
  ['a host', { ...usual, hosts: ['www.example.org', 'example.org'] }],
  ['a header', { ...usual, headers: { ...usual.headers, 'x-frame-options': 'SAMEORIGIN' } }],
])('after a change of %s, nginx finds no file until it gets the new directives', (_, changed) => {
  expect(nginxPages(changed).folder).not.toBe(folder)
})
