import { readFileSync, writeFileSync } from 'node:fs'
import { terminal, withReference } from '@association/services/command-line'
import { program } from './program.ts'

const readme = new URL('README.md', import.meta.url)
const nobody = { name: '', host: '', pid: 0 }

/** The README as it is, and as it should be with the help of every command. */
export function readmeTexts() {
  const text = readFileSync(readme, 'utf8')
  return { text, wanted: withReference(text, (out) => program({ ...terminal(), who: nobody, out })) }
}

export const writeReadme = () => writeFileSync(readme, readmeTexts().wanted)
