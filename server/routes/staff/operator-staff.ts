import type { FastifyInstance } from 'fastify'
import type { StaffAdded, StaffChanged, StaffListed, StaffNamed, StaffRequest } from '#generated/api'
import { noteSecurity } from '../../auth/note-security.ts'
import { loadStaff } from '../../auth/staff/find-staff.ts'
import type { Services } from '../../services.ts'
import { addStaff } from '../../staff/add-staff.ts'
import { removeStaff, resetStaff, type StaffChange } from '../../staff/remove-staff.ts'

const path = '/operator/staff'

/** POST and GET /operator/staff, POST /operator/staff/removals and /operator/staff/resets */
export function operatorStaff(app: FastifyInstance, services: Services): void {
  const schemaOf = (name: string) => services.schema(`staff.schema.json#/$defs/${name}`)
  const added = {
    summary: 'Operator: let somebody work for lenders, or open a broker’s account; a code goes by mail',
    refuses: [404, 409],
    body: schemaOf('StaffRequest'),
    response: { 200: schemaOf('StaffAdded') },
  }
  app.post<{ Body: StaffRequest }>(
    path,
    {
      config: { policy: { who: 'operator', data: 'none', audit: 'configured.staff' } },
      schema: added,
    },
    async (request): Promise<StaffAdded> => {
      const who = await addStaff(services, request.body)
      for (const identity of who.identityUuids) noteSecurity(services, request, 'staff-added', { identity })
      return who
    },
  )
  const listed = {
    summary: 'Operator: everybody who works for a lender, with roles',
    response: { 200: { type: 'array', description: 'Staff.', items: schemaOf('StaffListed') } },
  }
  app.get(
    path,
    { config: { policy: { who: 'operator', data: 'none', audit: 'saw.staff' } }, schema: listed },
    async (): Promise<readonly StaffListed[]> => {
      const staff = await loadStaff(services)
      return staff.map(({ uuid, name, email, memberships }) => ({
        identityUuid: uuid,
        name,
        email,
        memberships: [...memberships],
      }))
    },
  )
  change(app, services, {
    url: `${path}/removals`,
    summary:
      'Operator: take every role and the password of one of the staff, close the account of a broker, and end their sessions',
    work: removeStaff,
    event: 'staff-removed',
  })
  change(app, services, {
    url: `${path}/resets`,
    summary:
      'Operator: take the password and the second factor of one of the staff, end their sessions and mail a code for a new password',
    work: resetStaff,
    event: 'staff-reset',
  })
}

interface Change {
  readonly url: string
  readonly summary: string
  readonly work: (services: Services, email: string) => Promise<StaffChange>
  readonly event: 'staff-removed' | 'staff-reset'
}

function change(app: FastifyInstance, services: Services, { url, summary, work, event }: Change): void {
  const schema = {
    summary,
    refuses: [404],
    body: services.schema('staff.schema.json#/$defs/StaffNamed'),
    response: { 200: services.schema('staff.schema.json#/$defs/StaffChanged') },
  }
  app.post<{ Body: StaffNamed }>(
    url,
    {
      config: { policy: { who: 'operator', data: 'none', audit: 'configured.staff' } },
      schema,
    },
    async (request): Promise<StaffChanged> => {
      const { uuids, withoutFactor } = await work(services, request.body.email)
      for (const identity of uuids) noteSecurity(services, request, event, { identity })
      for (const identity of withoutFactor) noteSecurity(services, request, 'factor-reset', { identity })
      return { identityUuids: [...uuids] }
    },
  )
}
