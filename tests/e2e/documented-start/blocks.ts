import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../', import.meta.url))
const page = readFileSync(`${root}docs/operate.md`, 'utf8')

/** Reads docs/operate.md. Throws without such a block. */
export function printedBlock(section: string, language: string): string {
  const text = page.split('\n## ').find((each) => each.startsWith(`${section}\n`)) ?? ''
  const block = new RegExp(`^\`\`\`${language}\\n(.+?)^\`\`\``, 'ms').exec(text)?.[1]
  if (block === undefined) throw new Error(`docs/operate.md prints no ${language} in “${section}”.`)
  return block
}

/** Throws if a text to replace is missing. */
export function changed(block: string, changes: Readonly<Record<string, string>>): string {
  let text = block
  for (const [printed, here] of Object.entries(changes)) {
    if (!text.includes(printed)) throw new Error(`docs/operate.md no longer prints “${printed}”.`)
    text = text.replaceAll(printed, here)
  }
  return text
}
