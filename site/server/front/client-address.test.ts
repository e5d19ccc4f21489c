import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addressOf, clientAddress, rateGroup } from './client-address.ts'
import { request } from './request.testing.ts'

const behind = (trustedProxies: number, forwardedFor?: string, peer = '10.0.0.9') =>
  clientAddress({ peer, forwardedFor, trustedProxies })

describe('the address of a client', () => {
  test('is the peer of the connection when no proxy is trusted, whatever the header says', () => {
    expect(behind(0, '203.0.113.7')).toBe('10.0.0.9')
    expect(behind(0, '203.0.113.7, 10.0.0.9')).toBe('10.0.0.9')
  })

  test('is what the outermost trusted proxy appended', () => {
    expect(behind(1, '203.0.113.7')).toBe('203.0.113.7')
    expect(behind(2, '203.0.113.7, 10.0.0.8')).toBe('203.0.113.7')
  })

  test('is never what the client wrote to the left of it', () => {
    expect(behind(1, '127.0.0.1, 203.0.113.7')).toBe('203.0.113.7')
    expect(behind(2, '127.0.0.1, 203.0.113.7, 10.0.0.8')).toBe('203.0.113.7')
    expect(behind(1, `${'127.0.0.1,'.repeat(1500)}203.0.113.7`)).toBe('203.0.113.7')
  })

  test('is the outermost hop that there is when fewer proxies forwarded the request', () => {
    expect(behind(3, '203.0.113.7')).toBe('203.0.113.7')
    expect(behind(2)).toBe('10.0.0.9')
    expect(behind(2, '')).toBe('10.0.0.9')
  })

  test.each([
    'unknown',
    '_hidden',
    '<script>',
    '1.2.3',
    '1.2.3.4.5',
    '999.1.1.1',
    '::1::',
    '[::1',
    ':80',
    '%',
  ])('is the next hop where the header says “%s”', (nonsense) => {
    expect(behind(2, `${nonsense}, 10.0.0.8`)).toBe('10.0.0.8')
    expect(behind(1, nonsense)).toBe('10.0.0.9')
  })

  test.each([
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:DB8:0:0::1]', '2001:db8::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80::1'],
    ['64:ff9b::203.0.113.7', '64:ff9b::cb00:7107'],
  ])('written as %s is %s', (written, address) => {
    expect(behind(1, written)).toBe(address)
    expect(behind(0, undefined, written)).toBe(address)
  })

  test('is unknown when the connection is gone already', () => {
    expect(clientAddress({ peer: undefined, forwardedFor: undefined, trustedProxies: 0 })).toBe('unknown')
  })

  test('is read from all headers of a real request in their order', async () => {
    const server = createServer((incoming, response) => response.end(addressOf(incoming, 2)))
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const headers = { 'X-Forwarded-For': ['198.51.100.1, 203.0.113.7', '10.0.0.8'] as never }
    expect(String((await request({ port, headers })).body)).toBe('203.0.113.7')
  })
})

describe('a rate limit', () => {
  test('counts an IPv4 address by itself', () => {
    expect(rateGroup('203.0.113.7')).toBe('203.0.113.7')
  })

  test('counts the /64 network of an IPv6 address', () => {
    expect(rateGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(rateGroup('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64')
    expect(rateGroup('2001:db8::9')).toBe('2001:db8:0:0::/64')
    expect(rateGroup('2001:db8:1:3::9')).not.toBe(rateGroup('2001:db8:1:2::9'))
  })
})
