import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

type ServerPlace = { folder: string; port: number }

export async function startRedis(printed: string, { folder, port }: ServerPlace) {
  const file = `${folder}/redis.conf`
  writeFileSync(file, `${printed}\nport ${port}\nbind 127.0.0.1\ndir ${folder}\n`)
  return startServer('redis-server', [file], port)
}

/** Debian's nginx.conf includes the block in `http`. */
export async function startNginx(printed: string, { folder, port }: ServerPlace) {
  const file = `${folder}/nginx.conf`
  writeFileSync(file, `${mainConfiguration(folder)}\nhttp {\n${logOf(folder)}\n${printed}\n}\n`)
  return startServer('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], port)
}

/** Bytes of each attempt. */
export type Passed = { method: string; status: number; sentBytes: readonly number[] }

export const passedRequests = (folder: string): Passed[] =>
  readFileSync(`${folder}/access.log`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [method = '', status, sent = ''] = line.split('|')
      return { method, status: Number(status), sentBytes: sent.split(', ').map(Number) }
    })

const logOf = (folder: string) => `
  log_format attempts '$request_method|$status|$upstream_bytes_sent';
  access_log ${folder}/access.log attempts;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}`

const mainConfiguration = (folder: string) => `
daemon off;
worker_processes auto;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }`

async function startServer(program: string, words: readonly string[], port: number) {
  const child = spawn(program, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter) },
  })
  const exit = once(child, 'exit')
  await Promise.race([
    untilListening(port),
    exit.then(([code]) => Promise.reject(new Error(`${program} ended with ${code}.`))),
  ])
  return {
    async stop() {
      child.kill('SIGTERM')
      await exit
    },
  }
}

async function untilListening(port: number) {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await wait(50)
  }
  throw new Error(`Nothing listens on port ${port}.`)
}
