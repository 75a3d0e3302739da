import type { EditWords } from './edit-words.ts';

export const portuguese: EditWords = {
  cased: 'IVA, NIF, CPF, CNPJ, CEP, IBAN, PDF, TV, DJ, VIP, ONG, USB, MEI, PIX, DVD, CD, Natal, Páscoa',
  uncapped: null,
  secrets: 'senha, código, usuário, utilizador, wifi, rede',
  generic:
    'pequeno, pequena, grande, novo, nova, velho, velha, municipal, cultural, esportivo, desportivo, central, principal, social, bairro, centro, cidade, mercado, público, pública, comunitário, comunitária',
  calls: 'ligar para, ligue para, contato, contacto, falar com, tel, telefone, whatsapp',
  saints: '',
  languages: '',
  days: '',
  unsureDays: '',
  asides: {
    makes:
      'faça algo, faça de forma, faz de modo, deixe espaço, deixa espaço, que seja, que fique, que caiba, quero que, gostaria que, queria que, coloque em, algo simples, não muito',
    produces:
      'para imprimir, vou imprimir, vamos imprimir, a gente imprime, vou colar, vamos pendurar, pode colocar, pode pôr',
    needs: 'preciso disso, preciso disto, preciso para hoje, não tenho certeza, ainda não sei',
    tails: 'se possível, se puder, se der, ou algo assim, como quiser, aliás',
    asks: 'pode, poderia, você pode, podes',
    texts: 'texto, letra, fonte, página, layout, imagem, imagens, logo, título, ortografia, cores',
    thanks:
      'obrigado, obrigada, muito obrigado, muito obrigada, valeu, agradeço, obrigado desde já, por favor',
  },
};
