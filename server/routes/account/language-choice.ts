import type { FastifyInstance } from 'fastify'
import type { LanguageChoice } from '#generated/api'
import { chooseLanguage } from '../../account/choose-language.ts'
import { findIdentity } from '../../auth/find-identity.ts'
import type { Services } from '../../services.ts'
import { rememberLanguage } from '../../tenants/languages.ts'

/** PUT /identity/secure/api/v1/language */
export function languageChoice(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Choose the language of one’s own pages, letters and documents',
    setsCookie: true,
    body: services.schema('account.schema.json#/$defs/LanguageChoice'),
    response: { 200: services.schema('account.schema.json#/$defs/LanguageChoice') },
  }
  app.put<{ Body: LanguageChoice }>(
    '/identity/secure/api/v1/language',
    {
      config: { policy: { who: 'customer', data: 'own' } },
      schema,
    },
    async (request, reply): Promise<LanguageChoice> => {
      const { locale } = request.body
      await chooseLanguage(services, await findIdentity(services, request), locale)
      rememberLanguage(reply, locale)
      return { locale }
    },
  )
}
