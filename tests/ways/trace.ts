import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from '../architecture/sources.ts'
import type { Inspector } from './inspector.ts'

type CoveredScript = {
  scriptId: string
  url: string
  functions: { ranges: { startOffset: number; count: number }[] }[]
}
type Point = { scriptId: string; lineNumber: number; columnNumber: number; file: string }
type Traced = {
  /** Runs the same code as `act` before, which shows where its functions are. */
  rehearse(): Promise<unknown>
  act(): Promise<unknown>
  /** Paths from the root of the repository. */
  files: readonly string[]
}

/**
 * Returns the files that ran a function during `act`, in the order in which they first did. The process stops at each of
 * these functions for less than a millisecond.
 */
export async function traceFiles(inspector: Inspector, { rehearse, act, files }: Traced): Promise<string[]> {
  const points = (await pointsOf(inspector, rehearse)).filter(({ file }) => files.includes(file))
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
    const { breakpointId } = await inspector.send<{ breakpointId: string }>('Debugger.setBreakpoint', {
      location,
    })
    fileOf.set(breakpointId, file)
  }
  isActing = true
  await act()
  await inspector.send('Debugger.disable')
  return passed
}

/** The functions of the repository that ran during `run`. */
async function pointsOf(inspector: Inspector, run: () => Promise<unknown>): Promise<Point[]> {
  await inspector.send('Debugger.enable')
  await inspector.send('Profiler.enable')
  await inspector.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await run()
  const { result } = await inspector.send<{ result: CoveredScript[] }>('Profiler.takePreciseCoverage')
  await inspector.send('Profiler.stopPreciseCoverage')
  const points: Point[] = []
  for (const { scriptId, url, functions } of result.filter(isOwn)) {
    const { scriptSource } = await inspector.send<{ scriptSource: string }>('Debugger.getScriptSource', {
      scriptId,
    })
    const source = sourceOf(url)
    for (const { ranges } of functions) {
      const [{ startOffset, count } = { startOffset: 0, count: 0 }] = ranges
      // Offset 0 is the module itself.
      if (count === 0 || startOffset === 0) continue
      const position = positionOf(scriptSource, startOffset)
      const file = source(position)
      if (file) points.push({ scriptId, ...position, file })
    }
  }
  return points
}

const isOwn = ({ url }: CoveredScript) =>
  url.startsWith(pathToFileURL(root).href) && !url.includes('/node_modules/')

function positionOf(source: string, offset: number) {
  const before = source.slice(0, offset).split('\n')
  return { lineNumber: before.length - 1, columnNumber: before.at(-1)?.length ?? 0 }
}

type Position = { lineNumber: number; columnNumber: number }

/** Next.js bundles the application; its source maps lie beside the bundles. */
function sourceOf(url: string): (position: Position) => string | undefined {
  const path = fileURLToPath(url)
  if (!path.includes('/.next')) return () => relative(root, path)
  if (!existsSync(`${path}.map`)) return () => undefined
  const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')))
  return ({ lineNumber, columnNumber }) => {
    const entry = map.findEntry(lineNumber, columnNumber)
    if (!('originalSource' in entry)) return undefined
    const found = entry.originalSource.startsWith('file:')
      ? fileURLToPath(entry.originalSource)
      : resolve(dirname(path), decodeURIComponent(entry.originalSource))
    const file = relative(root, found)
    return file.startsWith('..') || file.includes('node_modules') ? undefined : file
  }
}
