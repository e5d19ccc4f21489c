import { type HelpPage, helpWidth } from '@association/services/command-line'
import { describe, expect, test } from 'vitest'

export function testHelp(pages: readonly HelpPage[]) {
  describe.each(pages)('$title', ({ title, help }) => {
    const command = title.replace(/^\w+/, '$& --')
    test('has a description, examples of its own use, and exit codes', () => {
      const [usage, description] = help.split('\n\n')
      expect(usage).toMatch(new RegExp(`^Usage: npm run ${command}`))
      expect(description).toMatch(/^\S.{10,}/)
      expect(help).toMatch(new RegExp(`\nExamples:\n  npm run (-s )?${command}.*\n {6}\\S`))
      expect(help).toMatch(/\nExit codes:\n {2}0 {2}\S.*\n {2}1 {2}\S/)
    })

    test('fits a terminal', () => {
      expect(help.split('\n').filter((line) => line.length > helpWidth)).toEqual([])
    })
  })
}
