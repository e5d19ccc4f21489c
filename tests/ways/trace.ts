import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from '../architecture/sources.ts'

const longestMs = 5_000

/** A connection by the DevTools protocol, to Node.js or to a page of a browser. */
export type Inspector = {
  send(method: string, params?: object): Promise<unknown>
  on(method: string, heard: (params: never) => void): void
}
type CoveredFunction = { startOffset: number; endOffset: number; count: number }
type CoveredScript = { scriptId: string; url: string; functions: { ranges: CoveredFunction[] }[] }
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
  // Two frames can have the same script.
  const points = new Map<string, Point>()
  for (const { scriptId, url, functions } of result) {
    const path = pathOf(url)
    if (!path) continue
    const { scriptSource } = (await inspector.send('Debugger.getScriptSource', { scriptId })) as {
      scriptSource: string
    }
    const fileOf = sourceOf(path, scriptSource)
    const ran = functions.flatMap(({ ranges: [range] }) => (range?.count ? [range] : []))
    // Offset 0 is the module itself.
    const own = ran.length === 1 ? ran : ran.filter(({ startOffset }) => startOffset > 0)
    for (const { startOffset, endOffset } of own) {
      const start = positionOf(scriptSource, startOffset)
      const file = fileOf(start)
      if (!file || !files.includes(file)) continue
      const position = await firstInside(inspector, {
        scriptId,
        start,
        end: positionOf(scriptSource, endOffset),
      })
      points.set(`${url} ${Object.values(position)}`, { url, ...position, file })
    }
  }
  return [...points.values()]
}

type FunctionRange = { scriptId: string; start: Position; end: Position }

/** A stop at the start of an arrow function would be one of the function around it. */
async function firstInside(inspector: Inspector, { scriptId, start, end }: FunctionRange): Promise<Position> {
  const range = { start: { scriptId, ...start }, end: { scriptId, ...end } }
  const { locations } = (await inspector.send('Debugger.getPossibleBreakpoints', range)) as {
    locations: Position[]
  }
  const isModule = start.lineNumber === 0 && start.columnNumber === 0
  const { lineNumber, columnNumber } =
    locations.find(
      (at) => isModule || at.lineNumber > start.lineNumber || at.columnNumber > start.columnNumber,
    ) ?? start
  return { lineNumber, columnNumber }
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
  // A page reports its paint after the test has seen it.
  const count = new Set(points.map(({ file }) => file)).size
  for (const until = Date.now() + longestMs; passed.length < count && Date.now() < until; ) await wait(20)
  await inspector.send('Debugger.disable')
  return passed
}

const pathInNode: PathOf = (url) =>
  url.startsWith(pathToFileURL(root).href) && !url.includes('/node_modules/') ? fileURLToPath(url) : undefined

function positionOf(source: string, offset: number): Position {
  const before = source.slice(0, offset).split('\n')
  return { lineNumber: before.length - 1, columnNumber: before.at(-1)?.length ?? 0 }
}

/** The source map of a bundle lies beside it. */
function sourceOf(path: string, bundle: string): (position: Position) => string | undefined {
  const [, name = `${basename(path)}.map`] = /\n\/\/# sourceMappingURL=([\w.%-]+)\s*$/.exec(bundle) ?? []
  const mapPath = join(dirname(path), decodeURIComponent(name))
  if (!existsSync(mapPath)) return () => fileInRoot(path)
  const map = new SourceMap(JSON.parse(readFileSync(mapPath, 'utf8')))
  return ({ lineNumber, columnNumber }) => {
    const entry = map.findEntry(lineNumber, columnNumber)
    const source = 'originalSource' in entry && entry.originalSource
    // Bundlers add code that has no original.
    return source ? fileInRoot(originalPath(path, source)) : undefined
  }
}

/** Each bundler has its own form for the original of a source map. */
function originalPath(bundle: string, source: string): string {
  const inProject = 'turbopack:///[project]/'
  if (source.startsWith(inProject)) return join(root, source.slice(inProject.length))
  return source.startsWith('file:')
    ? fileURLToPath(source)
    : resolve(dirname(bundle), decodeURIComponent(source))
}

function fileInRoot(path: string): string | undefined {
  const file = relative(root, path)
  return file.startsWith('..') || file.includes('node_modules') ? undefined : file
}
