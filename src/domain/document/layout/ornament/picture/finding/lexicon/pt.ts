/** Portuguese subject words; see en.ts. */
export const pt = `
@@: o, os, as, um, uma, do, da, dos, das, e, com, no, na, para, por, em, dois, duas, três, ao, nosso, nossa, como, de, se, a, ou, sem, sobre, que, à, às, novo, nova, novos
@?: correio, convite, carta, calendário, data, lista, formulário, inquérito, hora, tempo, relatório, trimestre, rota, documento, certificado, endereço, morada, local, marcos, etapas, objetivo, meta, caminho, anúncio, publicidade, discurso, mensagem, perguntas, conversa, diálogo, aula, curso, professor, equipa, equipe, grupo, comunidade, amigos, gente, pessoas, público, festival, reunião, assembleia, conferência, conselho, pessoa, homem, mulher, fatura, emprego, carreira, preço, preços, promoção, vale, bilhete, ingresso, torneio, noite, campo, campos, quinta, planta, plantas, primavera, verão, férias, máquina, telefone, telemóvel, celular, mão, mãos, ajuda, porta, entrada, loja, comércio, luz, fotografia, rede, arte, línguas, mundo, terra, estudante, universidade, festa, jogo, bola, parque, porto, trabalho, empresa, projeto, negócio, formação, encontro, juntos, bem-vindos, cultura, rua, ruas, bairro, casa, pasta, sinal, saco, segurança, digital, dados, orçamento, montra, lâmpada
@-: s, es, as=o, a=o, oes=ao, is=l, inhos=o, inho=o
apple: maçã, maçãs
lemon: limão, limões, laranja
cherries: cereja, cerejas
strawberry: morango, morangos
grapes: uva, uvas, vinha
tomato: tomate, tomates
carrot: cenoura, cenouras
pumpkin: abóbora
mushroom: cogumelo, cogumelos
bread: pão
loaves: padaria, pães, padeiro
croissant: croissant, pastelaria
cake: bolo, bolos, torta, sobremesa
iceCream: gelado, sorvete
pizza: pizza
burger: hambúrguer, sanduíche
cheese: queijo, queijos
egg: ovo, ovos, frigideira, pequeno-almoço
fish: peixe, peixes, pesca
soup: sopa, caldo, lentilhas
salad: salada, vegano
radishes: rabanete, rabanetes
vegetables: legumes, vegetais, verduras, frutas, hortaliças, cesta de legumes
coffee: café, chávena, xícara
tea: chá, bule
wine: vinho, vinhos, copo de vinho
beer: cerveja, cervejaria
bottle: garrafa, água potável
cocktail: coquetel, bebida, bebidas
table: jantar, mesa comprida, mesa posta, restaurante, banquete
flower: flor, flores, florista
tulips: tulipa, tulipas, ramo de flores, vaso de flores
sunflower: girassol
rose: rosa, rosas
meadow: prado, primavera
leaf: folha, folhas, fotossíntese
fern: feto, samambaia, ervas
branch: galho, ramo, ramos
tree: árvore, árvores
forest: floresta, bosque, mata
pottedPlant: planta, plantas
sprout: broto, rebento, semente, sementes
wheat: trigo, colheita
cat: gato, gatos, gata, gatinho
dog: cão, cães, cachorro
bird: pássaro, ave
birds: dois pássaros, pássaros, aves
owl: coruja, mocho
hen: galinha, frango
duck: pato, patos
fox: raposa
bear: urso
rabbit: coelho
sheep: ovelha, cordeiro
cow: vaca, vacas, leite
pig: porco
horse: cavalo, cavalos
butterfly: borboleta
bee: abelha, abelhas, mel
turtle: tartaruga
whale: baleia, golfinho
elephant: elefante
mouse: rato
paw: pata, veterinário
mountain: montanha, montanhas, caminhada, serra
hills: colina, colinas, vale
sea: mar, oceano, ondas, maré
beach: praia, verão, férias
lake: lago, lagoa
river: rio, ribeira
desert: deserto
island: ilha, palmeira
waterfall: cachoeira, cascata
path: caminho, trilho, estrada, encruzilhada
field: campo, campos, quinta, fazenda, agricultura
sun: sol
moon: lua, noite, boa noite
stars: estrela, estrelas
cloud: nuvem, nuvens
rain: chuva, ciclo da água
storm: tempestade, trovoada
snow: neve, inverno
rainbow: arco-íris
wind: vento
season: outono, estações
waterDrop: gota, gotas, água
planet: planeta, espaço
city: cidade, arranha-céus
houses: casas, rua, ruas, bairro, vizinhos, aldeia
bridge: ponte, pontes
lighthouse: farol
church: igreja, capela
museum: museu, exposição, câmara municipal
shop: loja, comércio, montra
market: mercado, feira, banca
factory: fábrica, indústria, armazém
castle: castelo
trafficLight: semáforo, trânsito
trafficCone: obras, cone de trânsito
sign: placa, sinal
noEntry: proibido estacionar, proibido
playground: parque infantil, baloiço, creche
fountain: fonte, chafariz, praça
bench: banco de jardim, parque
key: chave, contrato de arrendamento
house: casa, apartamento, aluguel, telhado, habitação
cottage: cabana, chalé, casa de férias
door: porta, entrada, portão
window: janela
lamp: candeeiro, lâmpada de mesa, luz
chair: cadeira, cadeiras, móveis
sofa: sofá, sala de estar
meeting: reunião, assembleia, conferência, conselho, ata da reunião, ata de reunião
roundTable: mesa redonda
bed: cama, hotel, quarto, dormir, dormimos, sono, insônia
bath: banho, banheira, chuveiro
faucet: torneira, canalizador, encanador
bucket: balde
broom: vassoura, limpeza
kettle: chaleira
plug: tomada, ficha elétrica, eletricidade, avariado
candle: vela, velas
clock: relógio, hora, tempo
alarmClock: despertador, prazo
boxes: caixa, caixas, mudança, pacote, encomenda
towel: toalha
laundry: roupa, estendal, tecido, moda
keys: chaves, regras da casa, regulamento do condomínio
garden: jardim, jardinagem, horta
bicycle: bicicleta, ciclismo
bikes: bicicletas, bicicletas partilhadas
car: carro, carros, automóvel
van: carrinha, furgão
truck: camião, caminhão, entrega
bus: autocarro, ônibus, visita de estudo
train: comboio, trem, elétrico, estação
plane: avião, voo, aeroporto, viagem
sailboat: veleiro
ship: navio, porto, balsa
boat: barco
paperBoat: barco de papel
rocket: foguete, lançamento
scooter: mota, moto
suitcase: mala, bagagem
mapPin: endereço, morada, local
map: mapa, rota
compass: bússola
anchor: âncora
tent: tenda, acampamento
campfire: fogueira, fogo, churrasco
backpack: mochila, mochilas
laptop: computador, portátil
desk: secretária, escritório
phone: telefone, telemóvel, celular
envelope: envelope, correio, convite
letter: carta, carta de demissão, carta de recomendação
calendar: calendário, data
clipboard: lista, formulário, inquérito
pen: caneta, assinatura, contrato
pencil: lápis, caderno
ledger: contabilidade, fatura
briefcase: pasta, carreira, emprego, carta de apresentação
chart: gráfico, gráficos, estatística, relatório
growth: crescimento, vendas, trimestre
milestones: marcos, etapas
handshake: aperto de mão, acordo, parceria, negociação
document: documento, certificado
shield: escudo, proteção, segurança, seguro
book: livro, leitura, romance
books: livros, biblioteca
shelf: estante, prateleira
globe: globo, mundo, terra, línguas
blackboard: quadro negro, escola, aula, curso, professor
graduation: formatura, universidade, estudante
ruler: régua, matemática
microscope: microscópio, laboratório, investigação, pesquisa
flask: química, experiência, ciência
atom: átomo, física
lightbulb: lâmpada, ideia, ideias
gears: engrenagem, engrenagens, máquina
magnifier: lupa
puzzle: quebra-cabeça, jogo
heart: coração, amor, doação, obrigado, dia das mães, dia da mãe, dia dos namorados
heartbeat: batimento, saúde
stethoscope: estetoscópio, médico, enfermeira, enfermeiro
firstAid: primeiros socorros, acidente, emergência
hospital: hospital, clínica
pills: comprimidos, remédios, farmácia
tooth: dente, dentista
bandage: penso, curativo
hands: duas mãos, mãos, mão, ajuda
raisedHands: mãos levantadas, votação, voluntários
yoga: ioga, yoga, estresse, relaxamento, bem-estar
football: futebol, bola
basketball: basquetebol, basquete
tennis: ténis, raquete
shoe: sapato, corrida, maratona, sapatilhas
dumbbell: halter, halteres, ginásio, academia
trophy: troféu, torneio, prémio
medal: medalha
swimmer: nadador, natação
pool: piscina
target: alvo, objetivo, meta
ski: esqui
chess: xadrez
guitar: guitarra, violão
electricGuitar: guitarra elétrica
trumpet: trompete, orquestra
piano: piano
drum: tambor, bateria musical
violin: violino
notes: música, canção, coro, concerto
microphone: microfone, discurso
vinyl: vinil, disco
dance: dança, dançar, baile
theater: teatro, ópera
palette: paleta, pintura, arte
camera: câmara fotográfica, câmera, fotografia
film: filme, cinema
paintRoller: rolo de pintura, pintor, tinta fresca, remodelação
brush: pincel
hammer: martelo, construção
wrench: chave inglesa, reparação, conserto, oficina
saw: serra de mão, carpinteiro
scissors: tesoura, cabeleireiro, pente
shears: tesoura de podar, poda, jardineiro
sewing: costura, agulha, linha de coser
wool: lã, tricô
pottery: cerâmica, olaria
toolbox: caixa de ferramentas, ferramentas, ferramenta
cable: cabo, eletricista
ladder: escadote
wateringCan: regador
gloves: luvas
person: pessoa, homem, mulher
people: gente, pessoas, equipa, equipe, grupo, comunidade, amigos
crowd: multidão, público, festival
family: família
couple: casal, noivos
child: criança, crianças, menino, menina
baby: bebé, bebê, nascimento, batizado
teddy: urso de peluche, ursinho, brinquedos
rings: alianças, casamento, anéis
birthday: aniversário
balloons: balões, parabéns
gift: presente, presentes, prenda
christmas: natal, árvore de natal
lantern: lanterna, lanternas
fireworks: fogo de artifício, ano novo
bunting: festa, bandeirinhas, carnaval, arraial
easterEgg: páscoa
snowman: boneco de neve
toast: brinde, champanhe
crown: coroa, rei, rainha
mask: máscara
speech: conversa, diálogo, mensagem, perguntas, comunicação
megaphone: megafone, anúncio, publicidade
flag: bandeira, revolução, independência
recycle: reciclagem, resíduos, lixo
coins: moedas, moeda, dinheiro, preço, preços
piggyBank: mealheiro, poupança
wallet: carteira
scales: balança, justiça, advogado
tag: etiqueta, desconto, saldos, promoção, liquidação
cart: carrinho de compras, supermercado
bag: saco, bolsa, compras
voucher: vale, bilhete, ingresso
robot: robô
server: servidor
wifi: internet
lock: cadeado, senha, palavra-passe, cibersegurança, segurança na internet, segurança da informação
network: rede
solar: painel solar
windTurbine: turbina eólica, energia
battery: bateria, pilha
hourglass: ampulheta, espera
umbrella: guarda-chuva, guarda-sol
sunglasses: óculos de sol, óculos
shell: concha
hat: chapéu
circles: círculos
shapes: formas, quadrado
staircase: escadas, degraus
bell: sino, campainha
hook: anzol, gancho
lion: leão, leões
tiger: tigre, tigres
panda: panda gigante, bambu
monkey: macaco, macacos, gorila, chimpanzé
giraffe: girafa, girafas
zebra: zebra, zebras
kangaroo: canguru, cangurus
rhinoceros: rinoceronte, rinocerontes
camel: camelo, camelos
deer: veado, cervo, rena, alce
frog: sapo, sapos, rã
snake: cobra, serpente, serpentes
lizard: lagarto, camaleão, réptil, répteis
eagle: águia, águias, falcão
penguin: pinguim, pinguins
squirrel: esquilo, esquilos
dinosaur: dinossauro, dinossauros
ladybug: joaninha, joaninhas, besouro
mosquito: mosquito, mosquitos, malária
seahorse: cavalo-marinho
volcano: vulcão, vulcões, lava
pyramid: pirâmide, pirâmides, faraó, antigo egito
temple: templo, templos, acrópole, grécia antiga
mosque: mesquita, mesquitas, islão, islã, ramadã
eiffelTower: torre eiffel, paris
colosseum: coliseu, roma antiga, império romano, gladiador, roma
statue: estátua, estátuas, escultura, busto, renascimento, filosofia
iceberg: icebergue, glaciar, antártida, ártico, mudanças climáticas, alterações climáticas, aquecimento global
comet: cometa, cometas, asteroide, meteorito
brain: cérebro, sistema nervoso, psicologia
lungs: pulmão, pulmões, respiração, asma
stomach: estômago, intestino, digestão
eye: olho, olhos, oftalmologista
ear: ouvido, ouvidos, orelha, audição
bone: osso, ossos, articulação
skull: caveira, crânio, esqueleto, pirata, piratas
virus: vírus, bactéria, bactérias, infecção, gripe
cell: célula, células, mitose
syringe: seringa, vacina, vacinas, vacinação
thermometer: termômetro, termómetro, temperatura, febre
pressureCuff: pressão arterial, hipertensão
pot: panela, fogão
jar: pote de geleia, geleia, chucrute, fermentação
chocolate: chocolate, chocolates, cacau
salt: sal de mesa, saleiro
banana: banana, bananas
nuts: noz, nozes, avelã, amêndoa, amêndoas
die: probabilidade
knot: nó de corda, corda
protractor: transferidor, ângulos, geometria
axes: plano cartesiano, álgebra, equação, equações
abacus: ábaco, adição, subtração
crystal: cristal, cristais, quartzo, mineral, minerais, diamante
funnel: funil, papel de filtro
lever: alavanca, alavancas, polia
speedometer: velocímetro, aceleração
matches: fósforo, fósforos, esgotamento profissional
cigarette: cigarro, cigarros, tabaco, tabagismo
forklift: empilhadeira, empilhador, paletes
lawnMower: cortador de grama, relvado, gramado
skateboard: skate, skatepark
surfboard: prancha de surfe, surfe, surf, surfista
helmet: cavaleiro medieval, armadura, viking, idade média
lectern: púlpito, debate, debates
maze: labirinto, labirintos
cutlery: talheres, guardanapo
vial: insulina, inalador, diabetes
@food: comida, cozinha, receita, menu, ementa, almoço, cardápio, piquenique
@nature: natureza, ambiente, ecologia, clima
@animals: animal, animais
@travel: turismo, viagens
@work: trabalho, empresa, projeto, negócio
@school: educação, formação, alunos
@science: científico, ciências
@technology: tecnologia, digital, dados
@health: medicina, terapia, doença
@sport: desporto, esporte
@music: musical
@art: cultura, criativo
@craft: artesanato
@people: encontro, juntos, bem-vindos
@celebration: celebração, comemorar
@money: economia, finanças, orçamento
@city: urbano, mobilidade
`;
