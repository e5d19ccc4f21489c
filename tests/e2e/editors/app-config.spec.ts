import type { Page } from '@playwright/test'
import { contentful } from '../contentful.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const addressIn = (space: keyof typeof stack.spaces) =>
  `${stack.webApp}/spaces/${stack.spaces[space]}/environments/${stack.environment}/apps/association-app`
const settingsOf = (page: Page) => page.frameLocator('iframe[title$=": configuration"]')

test.describe('a wrong value', () => {
  // The test requests missing things, and the browser logs that.
  test.use({ allowedErrors: [/Failed to load resource|blocked by CORS/] })

  test('is named in a sentence, each by itself', async ({ page }) => {
    await page.goto(addressIn('association'))
    const settings = settingsOf(page)
    const [address, environment] = [
      settings.getByRole('textbox', { name: 'Address' }),
      settings.getByLabel('Environment').last(),
    ]
    const [secret, events] = [
      settings.getByLabel('Content preview secret'),
      settings.getByLabel('Space id').last(),
    ]
    const checks = settings.getByRole('region', { name: 'Checks' })
    await expect(checks).toContainText('answers and accepts requests from this app')

    for (const [field, wrong, sentence] of [
      [address, 'www.example.org', 'Write the whole address'],
      [address, 'http://www.example.org', 'must begin with https://'],
      [address, 'http://localhost:9', 'http://localhost:9 does not answer'],
      [address, stack.webApp, 'it is not our site'],
      [
        events,
        'nonsense',
        'The site reads the space events, but the setting here is nonsense. Change one of them.',
      ],
      [events, stack.spaces.association, 'This is the id of the association space'],
      [environment, 'nope', 'events, environment nope does not exist'],
      [secret, 'short', 'at least 16 characters'],
      [secret, 'another-secret-than-the-site-has', 'The site has a different secret'],
    ] as const) {
      const right = await field.inputValue()
      await field.fill(wrong)
      await settings.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(settings.getByText(sentence)).toBeVisible()
      await field.fill(right)
    }
    await secret.fill(stack.previewSecret)
    await settings.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(checks).toContainText('It is the secret of the site.')
    await expect(settings.getByText('Wrong', { exact: true })).toHaveCount(0)
  })

  test('is not saved; an app that was uninstalled is installed from scratch', async ({ page }) => {
    const spaceId = stack.spaces.events
    await contentful.appInstallation.delete({ spaceId, appDefinitionId: 'association-app' })
    await page.goto(addressIn('events'))
    const settings = settingsOf(page)
    const install = page.getByRole('button', { name: 'Install' })
    await expect(install).toBeEnabled()
    await install.click()
    await expect(page.getByText('Some settings are missing or wrong')).toBeVisible()

    await settings.getByRole('textbox', { name: 'Address' }).fill(stack.site)
    await settings.getByLabel('Space id').first().fill(stack.spaces.association)
    await settings.getByLabel('Space id').last().fill(spaceId)
    await install.click()
    await expect(page.getByText('The configuration is saved.')).toBeVisible()
    await expect(settings.getByRole('region', { name: 'Checks' })).toContainText('and the app')

    const { items } = await contentful.editorInterface.getMany({ spaceId })
    const withApp = items.filter(({ sidebar }) =>
      sidebar?.some(({ widgetId }) => widgetId === 'association-app'),
    )
    expect(withApp.map(({ sys }) => sys.contentType.sys.id)).toContain('page')
  })
})
