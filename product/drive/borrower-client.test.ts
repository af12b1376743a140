import { expect, it } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { BorrowerClient } from './borrower-client.ts'
import { overHttp, type Transport } from './transport.ts'

it('signs in with the password if the answer to the code was lost: a code signs in once', async ({
  onTestFinished,
}) => {
  const app = await createTestApp()
  onTestFinished(() => app.close())
  const server = overHttp(await app.listen({ port: 0, host: '127.0.0.1' }))
  const sendingCodesTwice: Transport = {
    ...server,
    send: async (path, init) => {
      if (path.endsWith('/register/confirm')) await server.send(path, init)
      return server.send(path, init)
    },
  }
  const borrower = new BorrowerClient(sendingCodesTwice)
  await borrower.register(registration())
  expect(await borrower.heloc()).toMatchObject({ uuid: borrower.applicationUuid })
})
