// Written by fit.ts from O*NET task statements (CC BY 4.0) with labels of openai/GPTs-are-GPTs (MIT). Do not edit.
// All figures are thousandths of the label, which goes from 0 (T0) to 1 (T4).

/** Estimate of a text without a known term. */
export const BASE = 276;

/** Estimates at 0%, 5%, … 100% of the 7715 fitted tasks. */
export const LEVELS = '-218 -11 38 78 119 156 192 223 250 273 297 326 357 390 430 468 507 554 612 693 1132';

/** Each term and its weight. */
export const TERMS = `^accompan -48
^act -43
^address 27
^adjust -29
^administ -35
^advis 52
^align -34
^analyz 82
^answ 125
^apply -23
^arrang 40
^assembl -37
^assess 31
^assign 22
^assist -16
^attach -57
^attend -37
^bolt -24
^build -54
^calcul 125
^calibr -26
^car 39
^chang -69
^check 10
^choos 54
^clean -54
^collabor -6
^collect -16
^communic -24
^compar 66
^compil 54
^complet 124
^comput 120
^conduct 49
^conf -47
^connect -43
^construct -30
^contact 84
^coordin 6
^counsel 19
^count 36
^create 92
^cut -41
^deliv -43
^demonstr -49
^describ 30
^design 42
^determin 40
^develop 84
^devis 23
^diagnos 42
^dig -35
^direct -3
^disassembl -41
^discuss -36
^docu 156
^driv -56
^dump -28
^edit 86
^enter 60
^establish 36
^estim 37
^evalu 55
^examin -8
^explain 79
^fabric -28
^fil -43
^file 25
^fit -20
^gath 50
^grind -33
^guid -25
^hang -36
^immers -47
^imple 20
^inform 63
^initi 23
^input 57
^insert -25
^inspect -15
^instal -49
^integr -48
^interview -34
^inventor 42
^investig -11
^issu 81
^keep 76
^lift -18
^load -28
^locate 18
^lower -36
^maintain 57
^manag 15
^mark -27
^measur -32
^meet -40
^mix -24
^monit 44
^move -34
^notif 53
^obtain 15
^open -31
^oper -71
^order 77
^overse 46
^pack -32
^particip -14
^patrol -37
^plac -30
^plan 23
^prepar 122
^prescrib 32
^present 50
^process 88
^produc 42
^provid 41
^pul -25
^purchas 58
^rais -29
^read 60
^reassembl -29
^receiv 56
^recommend 38
^record 125
^refer 43
^regist 65
^regul -16
^rela 57
^remov -33
^repair -45
^replac -48
^report 26
^requisit 53
^research 74
^respond -26
^review 90
^rotate -39
^run 38
^schedul 105
^scrap -28
^search 37
^secur -16
^sel 52
^serv -62
^set -62
^shap -29
^signal -38
^spra -25
^start 15
^stock -65
^stop -42
^stor -45
^stud 34
^submit 38
^supervis -12
^take 59
^teach -16
^tend -42
^test -9
^trac 25
^track 81
^train -27
^transcrib 62
^transl 51
^transport -62
^travel -71
^treat -52
^trim -51
^turn -26
^update 35
^verif 63
^visit -35
^wash -50
^weigh 29
^writ 135
about 14
abreast develop -18
abreast new 68
abus -35
accept 57
accept payment 46
access -50
accessor -33
accident 65
accompan -30
accord -52
accord formula -50
accord specific -21
accordanc -14
according -36
account 92
accur 46
accurac 53
achiev -19
acid -32
acquir -29
acquisit -20
action 16
activit such 6
additional -15
address 33
address teach -21
adher -22
adhesiv -25
adjust -72
adjust control 21
adjust equip 25
administ 30
administ grad 58
administr 30
administrativ 20
administrativ task 39
advertis 49
advertise 40
advis -8
advis assist -29
aerial 44
after -41
age -27
agenc 12
agre 33
agricultural -36
aid -16
air -30
air condition -23
air hos 17
air water 25
aircraft -17
al 8
alarm 19
align -48
alloc 24
along -24
altitud 59
among -37
amount 23
analys 85
analysis 26
analysis system 31
analyz 26
animal -91
animal health 25
announc 132
anoth 24
answ 66
answ inquir 25
answ quest 47
answer 107
answer telephon 25
any necessar -26
any problem 33
apparatus -47
appeal 30
appearanc -81
applianc -38
applic 17
applicabl 39
applicant 78
apply -24
appoint 110
apprais 54
appropri 13
appropriate 30
approv 17
approval 23
architectur -24
architectural 29
archiv 43
area -42
area such 26
area wher 38
around -54
arrang 31
arrange 19
arrest -30
arrival 48
art -17
articl -21
articl design 24
artificial -60
artistic 28
asphalt -32
assemb -21
assembl -23
assess -10
assess patient -22
assign 32
assign area -38
assign paper 46
assign work 32
assist -27
assist patient -35
assist student -38
assistanc -39
associ 17
athletic -62
atmospheric 36
attach -46
attend -5
attend professional 21
attendanc 46
attendanc record 26
attent -29
auct 30
audienc -23
audio 66
audio video 40
audio-visual 34
auth 31
authorit -21
authoriz 52
autom 72
autom system 36
automobil -45
availabilit 16
award 23
ax -31
background 46
backup 83
bag -61
baggag 57
bake -34
balanc 34
band -24
bank 45
bar -27
based 31
basic -34
bath -30
batter -41
becom familiar 31
bed -11
begin -27
behavioral 30
bend -27
benefit 67
between -15
bid 65
bil 64
bin -35
bind -43
biomass -51
blad -33
blanket -27
block -48
blockchain 28
blood -44
blueprint determin -37
blueprint specific 41
board 8
body -59
bolt -42
bone -33
book 24
box -19
brac -33
brak -22
break -38
bridg -37
brief 52
broadcast 55
brochur 44
brok 52
broken -42
brows 32
brows devic 32
brush -16
budget 57
build -24
bundl -51
burn -48
bus -57
business 19
button 82
buying 34
cabinet -41
cabl -53
cafeteria -25
cal 84
calcul 123
calibr -27
calip -58
camera -28
camera move 32
campaign 45
campus -19
campus communit -19
can 22
car -72
cardiac 28
cargo -25
carpet -30
carry -34
cart -38
carv -45
case 47
cash 38
casing -49
casket -48
cast -57
catalog 31
caus -34
ceil -52
cel -57
cement -37
cent -15
certif 49
certific 57
chang 13
characteristics -28
characteristics such -23
charg 37
chart 39
check 22
chemical -31
children -90
children' -17
chut -30
circuit -26
citizen -44
civic -31
claim 95
claimant 30
class work 55
classif 19
classific 27
classroom -55
clay -46
clean -83
clean duty -32
clean lubric 24
clean tidy -30
cleanliness -52
clear -21
clearanc 29
clerical 58
client -11
climb -33
clinical -25
clos -21
cloth -72
club -31
coach -22
coat -18
coating -34
code 52
coffe -40
coil -15
cold -26
collabor -14
collabor other -21
colleagu -21
colleagu address -21
collect data -25
collect inform -26
collect payment 72
collect sampl -42
collect specimen -44
color -11
column 37
comfort -33
command 42
commentar 36
commercial 41
commercial industrial -36
commiss 31
communic 27
communit -10
communit event -19
communit memb 39
compact -31
compan 28
compar 92
compens 25
compil 74
compil administ 46
compil maintain 27
complaint 19
complet 46
complet form 48
completeness 18
completeness accurac 27
complex 32
complianc 41
component -17
component such 17
component using 17
compos 48
compound -41
comprehensiv 39
compress -16
comput 134
comput record -41
comput softwar -22
computer-aid 57
computer-aid design 42
computer-control 33
computeriz 30
concept -22
concret -64
condit -17
condit such 21
conduct -21
conduct field -36
conduct research 10
conduct test -52
conf -48
conf custom -28
confidentialit 39
configur 22
conform -17
conformanc -20
connect -22
conserv -20
consider -31
consol 85
construct -51
consult -13
consult servic -21
consum 17
consumpt -26
contact 8
contain -61
contamin -25
content 34
continu educ -28
continuit -21
contract 30
control 20
control panel 27
control regul -26
control system -39
conve -40
convey -32
cook -91
cool -42
coolant -25
coordin 27
coordin activit -39
copy 82
core -25
corpor 20
correct 22
correctiv -16
correspond 32
correspondenc 60
cost 75
cost-benefit 43
costum -67
could -23
counsel -34
count 54
cours 45
court 22
cover -21
crack -17
craft -17
create 48
credit 68
crew -23
crop -25
cross -56
cultiv -28
cultur -42
current 26
current literatur 11
curricula 31
custom 42
cut -60
cut shap 21
cut tool -29
cyber 35
daily 40
damag -27
danc -90
data 75
data into 44
data such 33
data warehous 71
databas 162
databas system -33
date 21
death -17
debris -29
debt 36
deceas -47
deck -29
decor -59
decorativ -39
deduct 50
defect such -29
defin 29
degre 35
dela 24
delinquent 28
deliv -86
deliv messag -44
demonstr -37
densit -27
dent -40
dental -65
depart 10
departmental 14
deposit 89
depth -32
derrick -31
describ 86
descript 36
design 7
design concept -30
design construct -44
design imple 23
design using 29
desir 25
destin 91
detail 63
detect 19
determin 28
determin caus -47
determin feasibilit -21
determin how 15
determin if 33
determin product 30
determin type 15
determin work -29
develop 16
develop evalu -24
develop field 19
develop imple -14
develop new -41
develop system 30
develop test -29
devic -6
devic such 23
devis 30
diagnos treat 30
diagnostic 11
diagnostic procedur 45
diagnostic purpos -32
diagram 22
dial 16
dict 36
diesel -25
diet 20
different -14
difficult -19
dig -35
dig trench -30
digital 85
dimens -30
dining 33
direct -19
direct coordin 10
direct produc 39
director 87
disassembl -27
disast 40
discharg 31
disciplin -28
discuss -17
discuss their 37
dish -32
disinfect -40
disk 51
disord -22
dispatch 33
displa -38
dispos -56
disput -20
distanc 22
distribut 33
doct 13
docu 115
docu patient 35
docu such 22
document 77
document such 31
dog -46
door -49
down -25
draft 44
drag -39
drain -29
drainag -27
draw 73
dress -71
dril -56
drink -36
driv -35
driv truck -20
drug -13
drum -33
dry clean 45
dump -39
duplic 28
during -64
during product -29
dust -33
duty 26
duty such -17
dy -21
dye -47
each 51
economic 23
edge -47
edit 66
educ program -21
educational 27
educational material 31
effect 13
effectiv -20
efficient 21
effort 45
ekg 25
electrical -35
electrical system -32
electrocardiogram 26
electronic 8
element 26
eligibilit 30
elimin -27
email 47
emerg 42
emergenc -49
emergenc medical -34
emiss 54
emotional -32
employ -15
employe 35
empt -31
encourag -30
end -20
energ 20
energ efficienc 32
enforc -47
enforc rule -39
enforce -40
engin -27
engine -14
enhanc -25
ensur -7
ensur al -26
ensur appropri 37
ensur complianc -38
ensur confidentialit 38
ensur conformanc -26
ensur efficient 36
ensur safet -45
ensur they -44
enter 66
entertain -46
entr 48
entranc -51
environ -28
environmental impact 23
environmental issu 31
environmental regul -29
equip -35
equip ensur 21
equip follow 49
equip malfunct 22
equip oper 34
equip problem -20
equip safet 27
equip such -26
equip sup 62
equip used -78
equip vehicl 48
erect -32
error 83
escort -95
establish 36
establish standard -21
estim 22
estim cost 36
evacu -66
evalu 10
evalu grad 46
evalu performanc -34
evalu recommend 35
evalu student 27
even -30
event 59
evidenc -30
examin assign 46
examin patient -27
examin result -35
excess -20
exchang 21
execut 15
exercis -48
exist 19
exit -21
expans -31
expect -20
expedit -25
experi -58
experimental -18
explain -14
export 29
expos -44
exposur 17
express 31
extent 21
exteri -33
external -46
external research -17
extract -50
extrud -25
fabric -74
fabrics -41
face -30
facial -39
facilit 14
facilit such 25
fact 29
fact such -14
fami -43
familiar 29
fare 48
fasten -39
fault -21
fe 59
feasibilit design -34
featur 14
federal 25
feed -45
feedback 16
feedstock -59
feel -38
fenc -31
fertiliz -38
field 7
fil -15
file 82
filing 34
filt -20
final 87
financ 41
financial 56
financial state -31
find 19
fine 45
finish -51
fire -48
firefight -43
first -37
first aid -23
fish -28
fit -28
fitness -25
fix 40
fixtur -16
flat -28
flight 61
flight plan 44
floor -49
fluid -35
flush -46
focus -28
follow -23
food -63
food prepar 29
food servic 19
forc -28
forecast 67
forestr -34
form 21
formul -13
formula 45
fram -55
fraud 25
freez -31
freight 50
fuel -12
fuel cel -13
ful -26
funct such 30
fund 52
fundrais 39
funeral -33
furnac -28
furnitur -70
furth 9
gain -30
gambl 37
garment -34
gas -42
gath 13
gaug -24
gear -24
gener 32
general -7
general clean -28
general offic 43
geographic 41
geological -30
geospatial 34
get -25
gis -26
glass -35
goal -28
good 47
govern -12
grad 11
grad examin 46
grad other 23
grad student 46
grant 23
graphic 38
graphics 62
green -14
grind -37
groov -26
ground -22
group -17
growth -30
guest 23
guidanc -35
gun -21
hair -19
ham -26
hand -62
hand tool 27
handl -41
hardwar -60
hardwar softwar 30
harness -33
has -32
hazardous -15
hazardous material -41
hazardous wast 52
head 31
health 11
health safet -29
healthcar 28
hear -14
heat -55
heating -27
heel -37
help 20
herbicid -23
high -27
hire train -33
hiring -29
histor 29
historical -17
hoist -21
hold -24
hole -48
home -34
homework 35
hop -39
hospital 17
hot -47
hotel 47
hour 41
hour advis -29
hous 48
housekeep -42
human -15
hygien 15
idea 24
identif 56
identific -28
identify -59
identify inform -33
if -18
if necessar -23
illness 17
illustr 78
imag 72
immers -52
imple -20
implement -19
implic -25
import 19
import export 27
impress -66
improve 22
incident 22
inclus 28
incom 63
indic -20
individual 30
industr -21
industrial -25
infect -22
inform 92
inform about 25
inform client 44
inform into 32
inform patient -38
inform system -23
inform using 65
infract -34
infrastructur 35
ingot -29
ingredient -43
inject -65
injur -20
ink 42
input 31
inquir 56
insect -21
insert -63
inspect -10
instal -42
instal maintain 25
instal upgrad 34
institut -22
instru equip -35
instru such 32
instruct -10
instruct custom 36
instructional 51
insul -27
insur 44
insuranc 59
intelligenc 28
interest 53
interfac -22
internet 60
interpret 39
interpret diagnostic 27
interval 30
interview -16
into -17
intravenous -61
inventor 75
inventor level 44
invest 49
investig 5
invoic 16
iron -26
irrig -24
issu 53
issu receipt 51
issu such -14
item -22
item such -23
jam -36
jewelr -27
jig -22
job 32
job applicant 48
joint -50
journal 54
keep 43
keep record 50
key -26
kitchen -30
kniv -17
knowledg 12
lab -46
labor 21
laborator -15
laborator analysis -23
laborator test 13
lad -34
lamp 25
land use 21
languag 42
larg -19
laser -27
latest 44
lath -15
law 13
law regul 24
lawn -41
lay -42
lay out -19
layout 16
lead -24
leak -53
learn -35
lectur -25
legisl 25
length -21
lens -42
lesson 21
let -10
let recommend 25
lever -34
liaison -17
librar 56
licens 14
life -41
lift -41
light -25
limb -37
limit -23
line -61
linen -39
liquid -39
list 125
listen -14
literatur 60
literatur talk -20
live -32
livestock -28
load -35
load unload -34
loan 97
local -15
locate -26
locating 32
location -10
lock -38
log 37
log record 28
logbook 33
logic 43
logical 27
logistics 59
loos -45
loss 26
lower -19
lubric -18
lumb -27
machin -55
machin component 24
machin tool -23
machin when -29
machiner -28
made 40
mail 47
maintain 10
maintain contact -32
maintain equip -43
maintain log 30
maintain order -39
maintain record 88
maintain regular -29
maintain relationship -45
maintain repair -47
maintain student 23
maintain update -29
maintenanc repair 53
maintenanc work 18
major repair -25
make chang 82
make minor -22
makeup -45
making -23
malfunct -4
man -22
manag 27
manage plan -24
manage system 41
manipul 38
manual 60
manual using -26
manufactur -19
manufactur product -21
manuscript 34
map 51
mark -53
market 88
market condit 31
massag -54
mast 31
mat -24
material determin 27
material ensur -29
material equip 32
material into -48
material product -14
material require -32
material sup 6
mathematical 85
may 34
meal -27
measur -24
measure -11
meat -69
mechanical -40
mechanics 26
mechanism -35
medi 25
media such 32
medical 5
medical histor 27
medical laborator 33
medical nurs -36
medical record 24
medical staf -24
meet specific -29
memb -13
menus 29
merchandis -23
messag 100
met 22
metal -29
meter -33
method 10
method procedur 30
method such -19
metrics 44
microfilm -55
microscop -30
militar 29
minor -54
miss 28
mix -51
model 30
model using 24
modif -22
moistur -46
mold -43
mone 48
monit 50
monit equip 32
monit oper -41
monit patient -27
monit student -32
monit work -25
monitor 13
more 27
motor -13
mount -46
move -47
moving part -29
mud -27
multimedia 25
muscl -23
music 80
nail -68
name 42
narrativ -36
natural -13
need repair -14
need student 34
needl -54
negativ 18
negoti -21
network 79
new -9
new business -27
new product 42
new work -24
normal -25
not -15
notif 44
notific 39
numb 23
numerical 30
numerical control 29
nurs -25
nutrit 27
object -51
observ -37
observ interview -39
observ record -45
obstruct -44
obtain -19
obtain inform -16
occupational 37
occur -36
offend 22
offic 14
offic duty 27
offic hour -29
official -13
oil -35
oil gas 23
old -28
ongo 29
onlin 39
onto -20
open clos -45
oper equip -19
oper machiner 28
oper maintenanc 53
oper such -26
oper system 51
oper tend 22
oper using 34
operat -11
operational data -19
ophthalmic -51
opin 57
opportunit 24
optical 16
optimiz 26
option 26
oral -20
order 48
order determin -25
order maintain 29
order sup 53
ordinanc -31
organiz 18
organiz maintain 37
organizational -16
original 34
other -4
other docu -25
other equip -28
other fact 31
other health -16
other organiz 32
other work 13
out 43
outcom 30
outing -33
outlin 46
output 39
oven -30
over -33
overse 33
pack -69
packag -17
pad -62
page 30
pain -25
paint -38
panel -34
paper -27
paperwork 60
parent guardian 32
park -33
part -32
part need 52
particip 10
particip campus -19
particip develop 42
particip student 24
particl -49
passeng 24
path -25
patient -18
patient appropri 38
patient medical 38
patient treat 28
patient' -24
patrol -27
patron -46
pattern -31
pay 49
payment 89
payrol 54
pencil -48
pend 28
peopl -30
perceptual 24
perform -29
perform activit -35
perform administrativ 20
perform general -18
perform minor -19
perform test -26
performanc 12
performanc ensur 27
performanc indicat 26
period -37
periodical 20
peripheral -31
permit 65
person -48
personal -39
personnel 15
perspectiv -26
pharmacist 35
phon 37
photograph -22
photographic 41
physical -25
physician 14
physiological -30
pick -26
piec -37
pin -47
pipe -17
pipelin 26
piping -17
plac -41
plac order 71
place activit 24
plan 16
plan based -27
plan conduct -34
plan develop 13
plant -34
plant animal 20
plast -20
plate -28
plot 45
plumb -44
point -23
polic 17
polish -29
political 31
port -11
portabl -29
portfolio 22
posit -44
posit patient -33
possibl 24
post 45
postal -41
potential 25
potential custom 28
potter -36
pour -20
power -27
power saw 25
power system -40
power tool 32
precis 29
predict 45
preliminar -31
premium 27
prepar material -37
prepar report 58
prepar sale 33
prepar serv -37
prepar submit 30
prepar technical -34
prescript 26
present 41
preserv -36
pressur -48
previous 51
pric 85
primar -21
print 26
prior -36
priorit -12
priv -52
problem -5
procedur regul 33
procedur related 23
procedur such -36
procedur using -22
proceed 28
process 29
process such -36
process time 44
procur -33
procur external -16
produc 35
product -11
product accord -32
product develop 31
product equip -24
product oper 47
product process -29
product record 51
product sampl -32
product schedul 39
product servic 18
product specific 19
professional -27
professional journal 5
professional organiz -29
program 39
program servic -25
progress 29
project 27
promot product -30
promotional 41
promotional material 29
proof 42
proofread 27
prop -25
proper -42
propert 7
proposal 11
proposal procur -17
prospect 48
prospectiv 29
protect -43
protectiv -39
protocol 31
prototyp -84
provid 9
provid custom 55
provid inform 33
provid student -42
provid technical -17
provis 28
public 54
publish 57
pul -49
puls -37
pump -36
punch 31
purchas 47
purchas equip 30
purchas order -30
purpos 32
push -29
qualit -12
qualit control 57
qualit standard 27
quantit 59
quest 9
questionnair 70
quot 58
radi treat 42
radio 100
radioactiv -22
railroad -37
rais -23
rate 71
rating 28
read 59
read current 30
reassembl -36
rebuild -34
receipt 55
recip 31
recommend 38
recommend action 46
recommend personnel -30
recommend student 31
reconcil 33
record 162
record docu -62
record equip -25
record grad 23
record inform -63
record numb 57
record report -35
record requir 31
recover 32
recover plan 36
recreational -24
recruit 53
recruit registr 24
refer 43
referenc 53
referenc material 35
referenc point -21
reflect 28
refund 34
refus -32
regard 45
regist 143
registr place 24
regul 16
regul polic -24
regulator 36
rehearsal -38
reject 43
rela 20
related 24
related equip -41
relating 23
relation -22
releas -25
relevant 21
religious -24
remain -23
remot 35
remot sens 40
remov -71
remov damag 24
removal -32
rent 81
rental 81
repair -31
repair equip -29
repair maintenanc -34
replac -19
replace -21
replace part 17
replenish -35
report 93
report any -60
report data -68
report project 39
represent 28
request 63
requir 15
requir record 27
requisit 64
rescu -36
research 53
research analyz 30
research develop -29
research fund -17
research issu -21
research project -25
reserv 154
reset -36
resin -32
resolut 19
resolv 5
resourc manage -23
respond complaint 25
respond emergenc -60
respons 15
responsibl 26
restock -42
restor -61
restroom -58
result 37
retail -41
retriev 26
return -59
review 50
review work -18
revis 59
ride -42
rig -47
risk 36
risk assess 37
robotic system -31
rock -24
rod -10
rol -46
role -48
roof -56
room -27
rotate -68
rout 70
routin -11
rub -23
rule 42
rule regul 32
ruler -30
safe -33
safet -20
safet procedur -30
sale 37
sampl -38
sand -41
sandpap -31
satisf 35
saving 22
saw -15
scaffold -24
scal 14
scan 68
schedul 76
schedul offic -29
school -28
scientific -33
screen 22
seal -54
seam -39
search 20
search engin 36
seat -50
sect -13
secur -14
securit 15
securit measur 32
sel 17
send 50
send them 32
sens -26
separ 24
sequenc 28
serv -20
serv depart -16
serv food -30
servic 27
set -3
set up -16
setup -30
sewing -55
shaft -29
shap -26
sharpen -42
shear -25
sheet 30
shelv -57
ship 41
shoe -35
shop -16
short -46
shortag 42
should -21
shovel -16
show 24
side -23
sign -19
signal -18
signatur -28
simul model 29
sing -36
site -22
situ -45
size -48
sketch -10
skil 12
skin -25
sleev -23
slid -22
slot -26
smal -40
smok -27
smooth -36
snack -35
snow -33
so they -44
social -16
softwar 121
sold -34
solut -16
solvent -11
sort -38
sound 21
sound effect 34
sourc 21
special -27
specialist 29
specifi -30
specifi amount -23
specifi level 50
specific 27
specific determin -34
specific using 16
specimen -76
speech -47
spinal -25
splic -32
spot -39
spout -34
spra -26
spread -33
spring -33
squar -25
staf -4
staf memb 24
stain -26
stak -35
stand -42
standard 24
standard procedur 60
start -66
start machin -23
station 13
stationar -42
statistical 79
statistics 35
status 53
steam -28
steel -44
step -16
steriliz -31
stick -46
stock -43
ston -40
stop -39
stor -14
stor retriev 30
storag area -36
straightedg -31
strain -30
strap -38
street -36
strength -42
stretch -48
strip -23
structur 17
stud 14
stud analyz 32
student 18
student attendanc 23
student class 46
student performanc -30
student recruit 24
studio 30
styl 23
subcontract 29
submiss 43
submit 61
subordin -19
such -5
such answer 29
such chang -27
such comput -27
such cost 22
such material 46
such serv -17
suitabl 31
summar 31
summariz 17
sup need 49
sup such 94
supervis -41
supervis other 35
suppli 88
support -12
surfac -52
surfac using -15
surger -58
surgical -32
surve 20
surve data -24
suspect -34
sustainabilit 30
switch -57
switchboard 73
system 32
system component -44
system gis -26
system such 25
tabl -15
tag -41
take 50
taking -18
talk -44
tank -43
tap -32
tape 12
tape measur -32
target 16
tarif 68
task -14
task such 55
tax 85
teach -15
teach material -58
teach research -30
teach train 17
team -24
team memb -23
technical support 33
technolog -32
technolog such -30
teeth -34
telephon 67
telephon cal 29
televis -29
temperatur -56
templ -34
tenant 24
tend -24
tens -33
term 45
terminolog 44
test -19
test equip 28
test result 24
text 53
textur -56
their -28
them -35
therap treat -37
therapeutic -70
they 19
thread -55
three-dimensional 41
through -30
ticket 71
tidy -30
tile -32
time 68
time requir 33
timepiec -16
tire -56
tissu -33
titl 24
togeth -50
toleranc -28
top -38
topics 23
topics such -28
topographic 43
total 74
toward -35
towel -29
tower 20
trac 66
track 44
tract -42
trad 20
trad show -29
traffic -16
train 7
train material 48
train other 18
train work 45
transact 51
transcrib 42
transf 19
transl 85
transmiss 36
transmit 70
transport -33
travel 26
tray -51
tre -45
treat -43
treat plan -8
treat record 25
trench -36
trend 52
trim -47
trip -29
truck -47
tube -36
turbin -21
turn -42
turn valv -36
type 37
typing 47
ultraviolet -33
under -30
union 27
unit -18
unload -47
until -35
up -7
up oper 37
update 73
upholster -30
usag 18
use 7
use comput 29
use data 37
used -33
user 56
using -25
using comput 40
using computer-aid 28
using equip 51
using knowledg 16
using portabl -24
using precis -27
using standard 48
using statistical 34
using variet -25
vacuum -27
valu 47
valv -17
vehicl -55
vend 14
ventil -22
verif 31
verif conformanc -17
vessel -18
video 77
videotap 59
view 48
viol -49
vision 30
visit -50
visual 9
visual aid 35
vital sign 20
vocal 37
voic -28
walk -41
warehous 38
warn -19
warrant 33
wash -44
wast material -39
wastewat 39
water -35
water sup 22
water use 35
wax -44
weapon -43
wear -26
web 88
web site 131
web-bas 53
weigh -27
wel -29
weld -50
weld equip 28
wheel -38
when 17
wher 32
whil -30
wil -24
win 49
wind -30
window -12
wine -43
wire -26
wiring -31
wiring equip 35
within -35
witness -59
wooden -27
work -12
work area -35
work other 27
work perform 18
work schedul 53
workpiec -55
workshop -20
workst 32
worn -14
wrap -33
writ 111
writ let 33
writ report -38
written 56
written material 40
written report 30
x-ra 38`;
