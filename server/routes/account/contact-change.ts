import type { FastifyInstance } from 'fastify'
import type { EmailChangeRequest, PhoneNumberChangeRequest } from '#generated/api'
import type { Profile } from '#generated/domain'
import { changeEmail } from '../../account/change-email.ts'
import { changePhoneNumber } from '../../account/change-phone-number.ts'
import type { Services } from '../../services.ts'
import { perAddress } from '../identity/per-address.ts'

/** POST /identity/secure/api/v1/email */
export function emailChange(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Change one’s own e-mail address with a code that is mailed to the new one',
    body: services.schema('account.schema.json#/$defs/EmailChangeRequest'),
    response: { 200: services.schema('../domain/profile.schema.json') },
  }
  const config = perAddress(services, 'contactChange')
  app.post<{ Body: EmailChangeRequest }>(
    '/identity/secure/api/v1/email',
    {
      config: {
        ...config,
        policy: { who: 'customer', data: 'own', proof: 'password', audit: 'changed.address' },
      },
      schema,
    },
    (request): Promise<Profile> => changeEmail(services, request, request.body),
  )
}

/** POST /identity/secure/api/v1/phone-number */
export function phoneNumberChange(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'Change one’s own telephone number with the password and a code that is texted to the new one',
    body: services.schema('account.schema.json#/$defs/PhoneNumberChangeRequest'),
    response: { 200: services.schema('../domain/profile.schema.json') },
  }
  const config = perAddress(services, 'contactChange')
  app.post<{ Body: PhoneNumberChangeRequest }>(
    '/identity/secure/api/v1/phone-number',
    {
      config: {
        ...config,
        policy: { who: 'customer', data: 'own', proof: 'password', audit: 'changed.phone' },
      },
      schema,
    },
    (request): Promise<Profile> => changePhoneNumber(services, request, request.body),
  )
}
