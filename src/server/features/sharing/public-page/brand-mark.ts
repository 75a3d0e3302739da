/** The logo. Decorative, so hidden from screen readers. */
export const brandMark =
  '<svg class="o-mark" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 32" aria-hidden="true"><rect x="1" y="1" width="26" height="30" fill="#FDFCF8" stroke="#1C1A17" stroke-width="2"/><path d="M1 16h26M14 16v15M14 23.5h13" stroke="#1C1A17" stroke-width="2" fill="none"/><rect x="15" y="24.5" width="11" height="5.5" fill="#1B33BF"/></svg>';
