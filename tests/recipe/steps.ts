/** What a recipe in Markdown says to do, in its order. */
export type RecipeStep =
  | { do: 'write'; path: string; text: string }
  | { do: 'change'; path: string; lines: readonly string[] }
  | { do: 'run'; commands: readonly string[] }

/**
 * Reads the fenced parts of a recipe. A fence with a path is a file, a `diff` changes one, and `sh` holds commands.
 * Another word behind `sh` names what the commands need, such as a browser: those are left to a person.
 */
export function stepsOf(markdown: string): RecipeStep[] {
  return [...markdown.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].flatMap(
    ([, kind = '', path, text = '']): RecipeStep[] => {
      const lines = text.trimEnd().split('\n')
      if (kind === 'sh') return path === undefined ? [{ do: 'run', commands: lines }] : []
      if (path === undefined) return []
      return kind === 'diff' ? [{ do: 'change', path, lines }] : [{ do: 'write', path, text }]
    },
  )
}

/** A text with the lines of a diff added and removed. Throws where the lines around them are not there. */
export function changed(text: string, lines: readonly string[]): string {
  const side = (left: string) =>
    lines
      .filter((line) => !line.startsWith(left))
      .map((line) => line.slice(1))
      .join('\n')
  const before = side('+')
  if (!text.includes(before)) throw new Error(`These lines are not in the file:\n${before}`)
  return text.replace(before, () => side('-'))
}
