import { ApiError } from '@longleaf/contract/client';
import { useState } from 'react';
import type { FieldComplaint } from '../../ui/error-summary.tsx';

interface AccountFormOptions<Values> {
  initial: Values;
  /** What can be said before the server is asked: field to complaint. */
  check: (values: Values) => Partial<Record<string, string | undefined>>;
  /** @throws ApiError */
  send: (values: Values) => Promise<void>;
  /** What is said of a failure that names no field; the server's own words unless stated (MSG-005). */
  wordsOf?: (error: ApiError) => string;
}

export interface AccountForm<Values> {
  values: Values;
  busy: boolean;
  complaints: readonly FieldComplaint[];
  errorOf: (field: string) => string | undefined;
  set: (part: Partial<Values>) => void;
  /** Sends what the form's fields hold: also what was typed before the script ran. */
  submit: (fields: FormData) => Promise<void>;
  /** Forgets what was typed. */
  clear: () => void;
}

/** A form of passwords or answers: nothing of it is kept when the page goes. */
export function useAccountForm<Values extends object>(
  options: AccountFormOptions<Values>,
): AccountForm<Values> {
  const { initial, check, send, wordsOf = (error) => error.message } = options;
  const [values, setValues] = useState(initial);
  const [complaints, setComplaints] = useState<readonly FieldComplaint[]>([]);
  const [busy, setBusy] = useState(false);
  const submit = async (fields: FormData) => {
    if (busy) return;
    const typed = withTyped(values, fields);
    setValues(typed);
    const found = Object.entries(check(typed)).flatMap(([field, text]) =>
      text === undefined ? [] : [{ field, text }],
    );
    setComplaints(found);
    if (found.length > 0) return;
    setBusy(true);
    try {
      await send(typed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setComplaints(complaintsOf(error, wordsOf));
    } finally {
      setBusy(false);
    }
  };
  return {
    values,
    busy,
    complaints,
    errorOf: (field) => complaints.find((one) => one.field === field)?.text,
    set: (part) => setValues((before) => ({ ...before, ...part })),
    submit,
    clear: () => {
      setValues(initial);
      setComplaints([]);
    },
  };
}

/** The values, with what stands in the fields of the same names. */
function withTyped<Values extends object>(values: Values, fields: FormData): Values {
  const typed = [...fields].filter(([name, value]) => name in values && typeof value === 'string');
  return { ...values, ...Object.fromEntries(typed) };
}

/** A 400 lists the first message of each field (MSG-004, ST-287); anything else is one line. */
function complaintsOf(error: ApiError, wordsOf: (error: ApiError) => string): FieldComplaint[] {
  const fields = Object.entries(error.modelState).flatMap(([field, texts]) =>
    texts[0] === undefined ? [] : [{ field, text: texts[0] }],
  );
  return error.status === 400 && fields.length > 0 ? fields : [{ field: '', text: wordsOf(error) }];
}
