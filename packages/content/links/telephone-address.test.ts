import { expect, test } from 'vitest'
import { telephoneAddress } from './telephone-address.ts'

test.each([
  ['+1 800 562 8088', 'tel:+18005628088'],
  ['(800) 562-8088', 'tel:8005628088'],
  ['800.562.8088 x12', 'tel:8005628088,12'],
  ['+1 800 562 8088 ext. 7', 'tel:+18005628088,7'],
])('the address of %s is %s', (telephone, address) => expect(telephoneAddress(telephone)).toBe(address))
