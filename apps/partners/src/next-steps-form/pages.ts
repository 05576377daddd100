import { html, type Html } from '@longleaf/platform/html';

const QUESTIONS = [
  {
    name: 'after',
    text: 'What do you think you will do after high school?',
    answers: ['College', 'Work', 'Military service', 'I do not know yet'],
  },
  {
    name: 'talked',
    text: 'Have you talked about it with an adult this year?',
    answers: ['Yes, at school', 'Yes, at home', 'Not yet'],
  },
];

/** The form itself. The real one has more questions. */
export function formPage(visit: string, isMissing = false): Html {
  const questions = QUESTIONS.map(
    ({ name, text, answers }) =>
      html`<fieldset>
        <legend>${text}</legend>
        ${answers.map(
          (answer, index) =>
            html`<p>
              <label><input type="radio" name="${name}" value="${String(index)}" required /> ${answer}</label>
            </p>`,
        )}
      </fieldset>`,
  );
  return html`<p>The portal sent somebody here, by a name that only this form knows.</p>
    ${isMissing && html`<p class="received" role="alert">Answer both questions, then finish the form.</p>`}
    <form method="post" action="/next-steps-form/finish">
      <input type="hidden" name="visit" value="${visit}" />
      ${questions}
      <p><button type="submit">Finish the form</button></p>
    </form>
    <p>What you choose is not kept. The portal is told only that the form is finished.</p>`;
}

/** Whether what was sent answers each question. */
export function isAnswered(sent: URLSearchParams): boolean {
  return QUESTIONS.every(({ name, answers }) => answers[Number(sent.get(name) ?? '-1')] !== undefined);
}

export const finishedPage = html`<p class="received">You have finished the form.</p>
  <p>You can close this window now. The pathways are open.</p>`;

/** The portal did not take it: the same can be sent once more. */
export function notTaken(sent: URLSearchParams): Html {
  const fields = [...sent].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<p class="received" role="alert">The portal could not be told that you have finished.</p>
    <form method="post" action="/next-steps-form/finish">
      ${fields}
      <p><button type="submit">Try again</button></p>
    </form>`;
}

export function refusedPage(why: string): Html {
  return html`<p>This form does not open without the portal.</p>
    <p class="received">${why}</p>
    <p>Go back and open the form there once more.</p>`;
}
