import type { FastifyInstance } from 'fastify'
import type { NotificationChoice, NotificationTopic, NotificationWish } from '#generated/api'
import { chooseNotification, listChoices } from '../../account/choose-notification.ts'
import { bearerOf } from '../../auth/authenticate.ts'
import type { Services } from '../../services.ts'

const path = '/identity/secure/api/v1/notification-choices'

/** GET /identity/secure/api/v1/notification-choices, PUT /identity/secure/api/v1/notification-choices/{topic} */
export function notificationChoices(app: FastifyInstance, services: Services): void {
  const items = services.schema('account.schema.json#/$defs/NotificationChoice')
  const response = { 200: { type: 'array', description: 'Every topic.', items } }
  const byTopic = {
    type: 'object',
    required: ['topic'],
    properties: { topic: services.schema('account.schema.json#/$defs/NotificationTopic') },
  }
  const body = services.schema('account.schema.json#/$defs/NotificationWish')
  app.get(
    path,
    {
      config: { policy: { who: 'customer', data: 'own' } },
      schema: { summary: 'What one is written to about', response },
    },
    (request): Promise<NotificationChoice[]> => listChoices(services, bearerOf(request).identity),
  )
  app.put<{ Params: { readonly topic: NotificationTopic }; Body: NotificationWish }>(
    `${path}/:topic`,
    {
      config: { policy: { who: 'customer', data: 'own' } },
      schema: {
        summary: 'Choose whether one is written to',
        refuses: [409],
        params: byTopic,
        body,
        response,
      },
    },
    (request): Promise<NotificationChoice[]> =>
      chooseNotification(services, bearerOf(request).identity, { ...request.params, ...request.body }),
  )
}
