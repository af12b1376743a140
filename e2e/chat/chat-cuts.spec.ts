import { test } from '../support/fixtures.ts'
import { exchange } from './exchange.ts'

test('every message of a chat comes once and in order, though connections are cut, the server is killed and the applicant changes pages', async ({
  browser,
  server,
}) => exchange(browser, [server], 20))
