import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { type PingedWorker, pulse } from './pulse.ts'

function workerOf(id: number) {
  const events = new EventEmitter()
  const state = { isHung: false, pings: 0 }
  const send = (message: unknown) => {
    state.pings += 1
    if (message === 'site:ping' && !state.isHung) events.emit('message', 'site:pong')
    return true
  }
  return Object.assign(events as unknown as PingedWorker, { id, send, state })
}

function setup() {
  const killed: number[] = []
  const pings = pulse(({ id }) => killed.push(id))
  const beat = (times: number) => {
    for (let beats = 0; beats < times; beats += 1) pings.beat()
  }
  return { killed, watch: pings.watch, beat }
}

test('a worker that misses ten pings in a row is reported once, and not pinged again', () => {
  const { killed, watch, beat } = setup()
  const worker = workerOf(1)
  watch(worker)
  worker.state.isHung = true
  beat(10)
  expect(killed).toEqual([])
  beat(20)
  expect(killed).toEqual([1])
  expect(worker.state.pings).toBe(10)
})

test('a worker that replies again before the tenth ping starts anew', () => {
  const { killed, watch, beat } = setup()
  const worker = workerOf(1)
  watch(worker)
  for (let pauses = 0; pauses < 5; pauses += 1) {
    worker.state.isHung = true
    beat(9)
    worker.state.isHung = false
    beat(1)
  }
  expect(killed).toEqual([])
})

test('a worker that ended is not reported', () => {
  const { killed, watch, beat } = setup()
  const worker = workerOf(1)
  watch(worker)
  worker.state.isHung = true
  beat(5)
  ;(worker as unknown as EventEmitter).emit('exit')
  beat(20)
  expect([killed, worker.state.pings]).toEqual([[], 5])
})
