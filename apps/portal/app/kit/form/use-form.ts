import { ApiError } from '@longleaf/contract/client';
import type { Answer, Operation, Sent } from '@longleaf/contract/operation';
import { useState } from 'react';
import type { FetchApi } from '../../shell/session/api.ts';
import { logFailedCall } from '../../lib/log-failed-call.ts';
import { useDraft } from '../../shell/drafts/use-draft.ts';
import type { FieldComplaint } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type Bindings, bindingsOf } from './bindings.ts';
import { call } from './call.ts';
import { type Complaints, complaintsOf, wordsAbout } from './complaints.ts';
import { withTyped } from './with-typed.ts';

export interface FormOptions<Values, O extends Operation> {
  /** Names the form and its draft: `profile:details`. */
  form: string;
  /** The call that takes what was typed. */
  operation: O;
  /** What is stored now; editing starts from it, cancelling goes back to it. */
  stored: Values;
  /** What can be said before the server is asked. */
  check?: (values: Values) => Complaints;
  /** What the call gets; nothing stops without a word: the person went back. @throws ApiError */
  toSend: (values: Values) => Sent<O> | null | undefined | Promise<Sent<O> | null | undefined>;
  /** What follows from the answer. @throws ApiError when the answer is a refusal in itself */
  onDone?: (answer: Answer<O>, values: Values) => unknown;
  /** Told when it is done. */
  done?: string;
  /** What takes it back, from the answer; offered beside what is told. */
  undo?: (answer: Answer<O>) => (() => void) | undefined;
  /** Said of a failure that names no field; the server's own words unless stated (MSG-005, MSG-064). */
  failed?: string | ((error: ApiError) => string);
  /** How much is said of each field that the server refuses: every message (MSG-063) or the first (MSG-004, ST-287). */
  refusals?: 'every' | 'first';
  /**
   * What becomes of typing when its page goes. `kept` as a draft of the person's own; `asked-about` before it is lost;
   * `dropped`. Passwords and Social Security numbers are never kept.
   */
  typed?: 'kept' | 'asked-about' | 'dropped';
  /** `on-request`: read first, changed when asked for. `open`: the same, but open at first. `always`: nothing to read. */
  opens?: 'on-request' | 'open' | 'always';
  fetchApi?: FetchApi;
}

export interface FormState<Values> extends Bindings<Values> {
  editing: boolean;
  busy: boolean;
  values: Values;
  complaints: readonly FieldComplaint[];
  /** True while leaving the page would lose what was typed. */
  guarded: boolean;
  /** What is wrong with one field. */
  errorOf: (field: string) => string | undefined;
  set: (part: Partial<Values>) => void;
  edit: () => void;
  /** Gives up what was typed. */
  cancel: () => void;
  /** @param fields what stands in the form's fields: also what was typed before the script ran. */
  submit: (fields?: FormData) => Promise<void>;
}

/** A form bound to a call of the contract: kept as typed, checked, sent once, told, or given up. */
export function useForm<Values extends object, O extends Operation>(
  options: FormOptions<Values, O>,
): FormState<Values> {
  const { form, stored, check, toSend, onDone, done, undo, failed, fetchApi } = options;
  const { typed = 'kept', opens = 'on-request', refusals = 'every' } = options;
  const [changed, setChanged] = useState<Values | null>(opens === 'open' ? stored : null);
  const [touched, setTouched] = useState(false);
  const [complaints, setComplaints] = useState<readonly FieldComplaint[]>([]);
  const [busy, setBusy] = useState(false);
  const dropDraft = useDraft(typed === 'kept' ? form : null, {
    values: changed,
    touched,
    onRestore: (kept) => {
      if (kept === null) return;
      setChanged({ ...stored, ...kept });
      setTouched(true);
    },
  });
  const values = changed ?? stored;
  const close = () => {
    setChanged(null);
    setTouched(false);
    setComplaints([]);
    void dropDraft();
  };
  const submit = async (fields?: FormData) => {
    if (busy) return;
    const now = fields && opens !== 'on-request' ? withTyped(values, fields) : values;
    setChanged(now);
    const found = complaintsOf(check?.(now) ?? {});
    setComplaints(found);
    if (found.length > 0) return;
    setBusy(true);
    try {
      const sent = await toSend(now);
      if (!sent) return;
      const answer = await call(options.operation, sent, fetchApi);
      await onDone?.(answer, now);
      close();
      const takesBack = undo?.(answer);
      if (done !== undefined) showToast({ kind: 'done', text: done, ...(takesBack && { undo: takesBack }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = complaintsOf(error.modelState, refusals);
      if (refused.length === 0) logFailedCall(form, error);
      const words = typeof failed === 'function' ? failed(error) : (failed ?? error.message);
      setComplaints(refused.length > 0 ? refused : [{ field: '', text: words }]);
    } finally {
      setBusy(false);
    }
  };
  const set = (part: Partial<Values>) => {
    setChanged((before) => ({ ...(before ?? stored), ...part }));
    setTouched(true);
  };
  const errorOf = (field: string) => wordsAbout(field, complaints);
  return {
    editing: opens === 'always' || changed !== null,
    busy,
    values,
    complaints,
    guarded: touched && typed === 'asked-about',
    errorOf,
    set,
    edit: () => setChanged(stored),
    cancel: close,
    submit,
    ...bindingsOf(values, set, errorOf),
  };
}
