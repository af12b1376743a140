import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { lettersTo } from '../support/code-to.ts'
import { expect, test } from '../support/fixtures.ts'

const run = promisify(execFile)
const password = 'a long enough password'

test('the link of a borrower’s invitation is used up by a press and not by a look', async ({
  page,
  problems,
  request,
  server,
}) => {
  problems.allow(/^other host: /)
  // The terms are asked for once the link was right, and a used link is refused.
  problems.allow(/422 .*\/setup\)$/)
  await request.post('/sandbox/invitations', {
    data: {
      ...{ orgCode: 'SUMMIT_WHOLESALE', email: 'ana.link@example.com', firstName: 'Ana', lastName: 'Reyes' },
      referrer: '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60',
    },
  })
  const [letter] = await lettersTo(request, 'ana.link@example.com')
  const link = /https?:\S+#invitation=[\w-]{43}/.exec(letter?.body ?? '')?.[0] ?? ''
  const { pathname, search, hash } = new URL(link)
  const own = `${server.url.replace('localhost', 'summit-wholesale.localhost')}${pathname}${search}`
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))

  await page.goto(own + hash)
  await expect(page.getByLabel('Create a password')).toBeVisible()
  // A look uses nothing up, and the token reaches no server.
  await page.reload()
  await page.getByLabel('Create a password').fill(password)
  expect(asked.filter((url) => url.includes(hash.slice(12)))).toEqual([])
  await page.getByRole('button', { name: 'Set password and continue' }).click()
  await page.getByLabel(/I agree to the terms/).check()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page).toHaveURL(/\/account\/heloc\/[\da-f-]{36}\//)

  await page.goto(`${server.url.replace('localhost', 'summit-wholesale.localhost')}/auth/logout`)
  // The token is removed only with the answer: a page opened before would ask with one whose session is over.
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.goto(own + hash)
  await page.getByLabel('Create a password').fill(password)
  await page.getByRole('button', { name: 'Set password and continue' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('the link of a broker’s invitation is used up by a press and not by a look', async ({
  page,
  problems,
  request,
  server,
}) => {
  problems.allow(/422 .*\/setup\)$/)
  const email = 'broker.link@example.com'
  const added = ['staff', 'add', '--email', email, '--name', 'Bo Broker', '--url', server.url]
  await run(process.execPath, ['tools/journey.js', ...added, '--role', 'BROKER', '--tenant', 'harborcu'], {
    env: { ...process.env, DATA_DIR: server.dataDir },
  })
  const [letter] = await lettersTo(request, email)
  const { pathname, search, hash } = new URL(
    /https?:\S+#invitation=[\w-]{43}/.exec(letter?.body ?? '')?.[0] ?? '',
  )
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await page.goto(`${server.url}${pathname}${search}${hash}`)
  await expect(page.getByLabel('New password')).toBeVisible()
  await page.reload()
  await page.getByLabel('New password').fill(password)
  expect(asked.filter((url) => url.includes(hash.slice(12)))).toEqual([])
  await page.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(page).toHaveURL(/\/agent\/invite/)

  await page.goto('/agent')
  await page.goto(`${server.url}${pathname}${search}${hash}`)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})
