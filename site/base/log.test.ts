import { hostile } from '@association/local/testing/hostile.ts'
import { expect, test, vi } from 'vitest'
import { log } from './log.ts'
import { nameProcess } from './process-name.ts'

test.each(['info', 'warn', 'error'] as const)(
  '%s writes one line, whatever a path or header contains',
  (level) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    log[level](`No copy of /a${hostile}\n2026-11-20T00:00:00.000Z error forged`)
    const lines = written.mock.calls.map(([line]) => String(line))
    written.mockRestore()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      new RegExp(String.raw`^\d{4}-\S+Z ${level} No copy of /a\P{Cc}+ error forged\n$`, 'u'),
    )
    expect(lines[0]).not.toMatch(/[\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
  },
)

test('a line says which of several processes wrote it', () => {
  nameProcess('worker 2')
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  log.info('It serves.')
  nameProcess('')
  log.info('It serves.')
  const lines = written.mock.calls.map(([line]) => String(line).replace(/^\S+ /, ''))
  written.mockRestore()
  expect(lines).toEqual(['info worker 2: It serves.\n', 'info It serves.\n'])
})
