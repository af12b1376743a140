import { useEffect, useState } from 'react'
import type { FormValues } from '#generated/forms'
import { calls } from '../../../../api/calls.ts'
import { useSubject } from '../../../../api/session/session.ts'
import { formatName } from '../../../../wording/format-name.ts'

type KnownPerson = Partial<FormValues['chat/start']>

const nobody: KnownPerson = {}

/** Returns name and e-mail of a signed-in user, so that they need not type them; undefined while they load. */
export function useKnownPerson(): KnownPerson | undefined {
  const subject = useSubject()
  const [known, setKnown] = useState(subject === undefined ? nobody : undefined)
  useEffect(() => {
    if (subject === undefined) return setKnown(nobody)
    let isGone = false
    loadPerson().then((person) => {
      if (!isGone) setKnown(person)
    })
    return () => {
      isGone = true
    }
  }, [subject])
  return known
}

/** Loads name and e-mail. Empty if that fails: then the form asks for them. */
async function loadPerson(): Promise<KnownPerson> {
  const profile = await calls.profile().catch(() => undefined)
  return {
    ...(profile?.name && { friendlyName: formatName(profile) }),
    ...(profile?.email && { emailAddress: profile.email }),
  }
}
