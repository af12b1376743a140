import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { toast } from '../../kit/frame/toast-store.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Leads whoever asks for an application that is not there to those that are, and says so. */
export default function MissingApplication() {
  const t = useCopy()
  useEffect(() => toast({ kind: 'info', text: t('shell.moved.missing') }), [t])
  return <Navigate to="/dashboard" replace />
}
