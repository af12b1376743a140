// @module-tag slow
import { rmSync } from 'node:fs'
import path from 'node:path'
import { it } from 'vitest'
import { createDataFolder } from '../../tests/support/database/data-folder.ts'
import { ChatServer } from '../../tests/support/http/chat-server.ts'
import { proveExactlyOnce } from '../../tests/support/http/prove-exactly-once.ts'
import { talkativeTenants } from '../../tests/support/lenders/talkative-tenants.ts'
import { openPglite } from '../database/open-pglite.ts'
import { createSecrets } from '../keys/load-secrets.ts'

it('brings every message once and in order over the embedded database, which is closed and opened twice', async () => {
  const folder = await createDataFolder()
  const secrets = createSecrets()
  const tenants = talkativeTenants()
  const open = async () =>
    ChatServer.open({
      database: await openPglite({ folder: path.join(folder, 'postgres') }),
      ...{ secrets, tenants },
    })
  let server = await open()
  const chat = await server.begin()
  const agent = (await server.take(await server.agent(), chat)).json()
  const fleet = {
    servers: () => [server.base],
    restart: async () => {
      await server.close()
      server = await open()
    },
  }
  await proveExactlyOnce(fleet, { applicant: chat, agent }, 1)
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}, 180_000)
