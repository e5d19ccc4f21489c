import { contentTypes } from '@association/content/content-types'
import { plainText } from '@association/content/rich-text/plain-text.ts'
import { expect, test } from 'vitest'
