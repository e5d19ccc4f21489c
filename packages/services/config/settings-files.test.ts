import { expect, test } from 'vitest'
import { settingsFor } from './settings-files.ts'

const files: Record<string, string> = {
  '.data/local/settings.env': 'CONTENTFUL_MANAGEMENT_TOKEN="local"\nSITE_URL="http://localhost:3000"\n',
  '.data/local-100/settings.env': 'CONTENTFUL_MANAGEMENT_TOKEN="moved"\n',
}
const settings = (environment: Record<string, string>, dotEnv = '') =>
  settingsFor(environment, (file) => (file === '.env' ? dotEnv : (files[file] ?? '')))

test('without any setting of Contentful, those of the local services are taken', () => {
  expect(settings({ HOME: '/home' })).toEqual({
    HOME: '/home',
    CONTENTFUL_MANAGEMENT_TOKEN: 'local',
    SITE_URL: 'http://localhost:3000',
  })
  expect(settings({ CONTENTFUL_MANAGEMENT_TOKEN: '' }).CONTENTFUL_MANAGEMENT_TOKEN).toBe('local')
})

test('LOCAL_PORT_OFFSET leads to the local services that listen there', () => {
  expect(settings({ LOCAL_PORT_OFFSET: '100' }).CONTENTFUL_MANAGEMENT_TOKEN).toBe('moved')
})

test('one real setting is enough to take nothing from the local services', () => {
  expect(settings({ CONTENTFUL_EVENTS_SPACE_ID: 'e' })).toEqual({ CONTENTFUL_EVENTS_SPACE_ID: 'e' })
  expect(settings({}, 'CONTENTFUL_EVENTS_SPACE_ID=e')).toEqual({ CONTENTFUL_EVENTS_SPACE_ID: 'e' })
})

test('the environment wins over .env', () => {
  expect(settings({ SITE_URL: 'https://a' }, 'SITE_URL=https://b\nCONTENTFUL_APP_ID=app')).toEqual({
    SITE_URL: 'https://a',
    CONTENTFUL_APP_ID: 'app',
  })
})
