import type { Remainder } from './remainder.ts';

const patterns = [
  /(?:(?:book|rsvp|register|sign up|reserve|contact|e-?mail|mail|write|kontakt|anmeldung)(?:[: ]+(?:us|at|to|via|by|on|under))*[: ]+|at )?(?<![\w.+-])([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4})/iu,
  /(?:(?:see|visit|website|web|more at|at|on)[: ]+)?((?:https?:\/\/|www\.)[^\s,;]{3,120}[^\s,;.!?])/iu,
  /(?:(?:see|visit|website|web|more at|book(?:ing)? at|sign up at|register at|tickets? (?:at|from|on)|at|on|via|auf|unter|sur|en)[: ]+)?(?<![\w@./-])((?:[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?\.){1,3}(?:com|org|net|io|co|eu|uk|de|at|ch|fr|es|it|nl|pl|pt|us|app|dev|shop|info|example)(?:\/[\w~%-]{1,60}){0,4})(?![\w@]|\.\w)/iu,
  /(?:(?:call|phone|text|ring|sms|book us|reach us|contact us|(?:rsvp|reply|text|call)(?: to)?(?= (?:(?!us|me|now|on|at)\p{L}{2,20} )\d)|tel\.?|telefon|anrufen unter|tél\.?|appele[rz](?: le| au)?|llamar(?: al)?|llame(?: al)?|whatsapp)(?: (?:us|me|now|on|at))*[: ]+|(?:(?:报名|联系|咨询|予約|お?申し?込み?)?(?:电话|電話|お?問い?合わ?せ先?)|(?:هاتف|للتواصل|للحجز|اتصل(?: على)?))[,: ]*)((?:(?!(?:us|me|now|on|at) )\p{L}{2,20} )?\+?\d[\d ()/-]{5,20}\d)/iu,
  // A clause that is nothing but a number to call.
  /(?<=[,;\n] *)((?:\+|0)\d[\d ()/-]{6,18}\d)(?= *(?:$|[,;\n]))/u,
];

/** Takes addresses to write, call or visit; each kind at most twice. */
export function takeContact(rest: Remainder): string[] {
  const found: string[] = [];
  for (const pattern of patterns) {
    for (let times = 0; times < 2; times += 1) {
      const match = rest.take(pattern);
      if (match?.[1]) found.push(match[1]);
    }
  }
  return found;
}
