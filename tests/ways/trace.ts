import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from '../architecture/sources.ts'

/** A connection by the DevTools protocol, to Node.js or to a page of a browser. */
export type Inspector = {
  send(method: string, params?: object): Promise<unknown>
  on(method: string, heard: (params: never) => void): void
}
type CoveredScript = {
  scriptId: string
  url: string
  functions: { ranges: { startOffset: number; count: number }[] }[]
}
type Position = { lineNumber: number; columnNumber: number }
type Point = Position & { url: string; file: string }
/** Returns the absolute path of a script of the repository. */
type PathOf = (url: string) => string | undefined
type Traced = {
  /** Runs the same code as `act` before, which shows where its functions are. */
  rehearse(): Promise<unknown>
  act(): Promise<unknown>
  /** Paths from the root of the repository. */
  files: readonly string[]
  pathOf?: PathOf
}

/** Returns the files that ran a function during `act`, in the order in which they first did. */
export async function traceFiles(
  inspector: Inspector,
  { rehearse, act, files, pathOf }: Traced,
): Promise<string[]> {
  const points = await pointsOf(inspector, { run: rehearse, files, pathOf })
  return passedFiles(inspector, points, act)
}

type Rehearsal = { run(): Promise<unknown>; files: readonly string[]; pathOf?: PathOf }

/** Finds the functions of `files` that ran during `run`. A file without functions has the start of its module. */
export async function pointsOf(
  inspector: Inspector,
  { run, files, pathOf = pathInNode }: Rehearsal,
): Promise<Point[]> {
  await inspector.send('Debugger.enable')
  await inspector.send('Profiler.enable')
  await inspector.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await run()
  const { result } = (await inspector.send('Profiler.takePreciseCoverage')) as { result: CoveredScript[] }
  await inspector.send('Profiler.stopPreciseCoverage')
  const points: Point[] = []
  for (const { scriptId, url, functions } of result) {
    const path = pathOf(url)
    if (!path) continue
    const { scriptSource } = (await inspector.send('Debugger.getScriptSource', { scriptId })) as {
      scriptSource: string
    }
    const fileOf = sourceOf(path)
    const starts = functions.flatMap(({ ranges: [range] }) => (range?.count ? [range.startOffset] : []))
    // Offset 0 is the module itself.
    const own = starts.length === 1 ? starts : starts.filter((offset) => offset > 0)
    for (const offset of own) {
      const position = positionOf(scriptSource, offset)
      const file = fileOf(position)
      if (file && files.includes(file)) points.push({ url, ...position, file })
    }
  }
  return points
}

/** Returns the files whose points `act` passes, in order. The program stops at a point for less than a millisecond. */
export async function passedFiles(
  inspector: Inspector,
  points: readonly Point[],
  act: () => Promise<unknown>,
): Promise<string[]> {
  const passed: string[] = []
  let isActing = false
  const fileOf = new Map<string, string>()
  inspector.on('Debugger.paused', ({ hitBreakpoints = [] }: { hitBreakpoints?: string[] }) => {
    const file = fileOf.get(hitBreakpoints[0] ?? '')
    if (isActing && file && !passed.includes(file)) {
      passed.push(file)
      // A function that runs for each entry would stop the process a thousand times.
      for (const [breakpointId, other] of fileOf)
        if (other === file) void inspector.send('Debugger.removeBreakpoint', { breakpointId }).catch(() => {})
    }
    void inspector.send('Debugger.resume').catch(() => {})
  })
  await inspector.send('Debugger.enable')
  for (const { file, ...location } of points) {
    const { breakpointId } = (await inspector.send('Debugger.setBreakpointByUrl', location)) as {
      breakpointId: string
    }
    fileOf.set(breakpointId, file)
  }
  isActing = true
  await act()
  await inspector.send('Debugger.disable')
  return passed
}

const pathInNode: PathOf = (url) =>
  url.startsWith(pathToFileURL(root).href) && !url.includes('/node_modules/') ? fileURLToPath(url) : undefined

function positionOf(source: string, offset: number): Position {
  const before = source.slice(0, offset).split('\n')
  return { lineNumber: before.length - 1, columnNumber: before.at(-1)?.length ?? 0 }
}

/** The source maps of bundles lie beside them. */
function sourceOf(path: string): (position: Position) => string | undefined {
  if (!existsSync(`${path}.map`)) return () => fileInRoot(path)
  const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')))
  return ({ lineNumber, columnNumber }) => {
    const entry = map.findEntry(lineNumber, columnNumber)
    if (!('originalSource' in entry)) return undefined
    return fileInRoot(
      entry.originalSource.startsWith('file:')
        ? fileURLToPath(entry.originalSource)
        : resolve(dirname(path), decodeURIComponent(entry.originalSource)),
    )
  }
}

function fileInRoot(path: string): string | undefined {
  const file = relative(root, path)
  return file.startsWith('..') || file.includes('node_modules') ? undefined : file
}
