import { startOwnPostgres } from '../../tests/support/database/temporary-postgres.ts'
import { startRedis } from '../../tests/support/processes/redis-server.ts'
import { exchange } from '../chat/exchange.ts'
import { test } from '../support/fixtures.ts'
import { brisk, ProductServer } from '../support/product-server.ts'

const perSide = 100
const secret = (name: string) => `the ${name} of all servers of the soak of the chat`
const secrets = { JWT_SECRET: secret('token'), DATA_KEY: secret('data'), OPERATOR_KEY: secret('operator') }

test('200 messages and 20 files come once and in order through 10 cuts and 2 kills of one server', async ({
  browser,
  server,
}) => exchange(browser, [server], perSide))

for (const fanOut of ['NOTIFY', 'Redis'])
  test(`the same between two servers on one Postgres, with ${fanOut} between them`, async ({ browser }) => {
    const postgres = await startOwnPostgres()
    const redis = fanOut === 'Redis' ? await startRedis() : undefined
    const env = { ...secrets, DATABASE_URL: postgres.url, ...(redis && { REDIS_URL: redis.url }) }
    const servers = [await ProductServer.start(brisk, env), await ProductServer.start(brisk, env)]
    try {
      await exchange(browser, servers, perSide)
    } finally {
      for (const server of servers) await server.dispose()
      await redis?.stop()
      await postgres.stop()
    }
  })
